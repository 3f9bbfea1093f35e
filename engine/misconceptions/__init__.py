"""Wrong rules that run, one file per chapter; ids are for ever and the list only grows."""

from engine.misconceptions.bets import BETS, ORDAGOS
from engine.misconceptions.cards import CARDS
from engine.misconceptions.chica import CHICA
from engine.misconceptions.counting import COUNTING
from engine.misconceptions.encaje import ENCAJE
from engine.misconceptions.grande import GRANDE
from engine.misconceptions.juego import JUEGO
from engine.misconceptions.misconception import Misconception
from engine.misconceptions.pares import PARES
from engine.misconceptions.paying import BONUS, PAYING
from engine.misconceptions.seats import SEATS
from engine.misconceptions.table import TABLE
from engine.misconceptions.turns import TURNS
from engine.misconceptions.variants import VARIANTS

__all__ = ["MISCONCEPTIONS", "Misconception"]

MISCONCEPTIONS: tuple[Misconception, ...] = (
    *(*CARDS, *PARES, *GRANDE, *CHICA, *JUEGO, *SEATS),
    *(*PAYING, *BETS, *BONUS, *ORDAGOS, *COUNTING, *TURNS, *VARIANTS, *ENCAJE, *TABLE),
)
