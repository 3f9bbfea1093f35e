"""Wrong rules that run, one file per chapter; ids are for ever and the list only grows."""

from engine.misconceptions.cards import CARDS
from engine.misconceptions.chica import CHICA
from engine.misconceptions.grande import GRANDE
from engine.misconceptions.juego import JUEGO
from engine.misconceptions.misconception import Misconception
from engine.misconceptions.pares import PARES
from engine.misconceptions.seats import SEATS

__all__ = ["MISCONCEPTIONS", "Misconception"]

MISCONCEPTIONS: tuple[Misconception, ...] = (*CARDS, *PARES, *GRANDE, *CHICA, *JUEGO, *SEATS)
