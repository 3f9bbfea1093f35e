"""Puts the deck together: one SVG file with a symbol for each card, named by the card's code."""

from tutor.deck import body, caballos, layout, pips, reyes, sotas, stones
from tutor.deck.palette import FIGURES, LIVERY, NUMBERS, SUITS
from tutor.deck.shapes import group, inked, use

CARD_CODES = tuple(rank + suit for suit in SUITS for rank in NUMBERS + FIGURES)
CARD_BOX = f"0 0 {layout.WIDTH} {layout.HEIGHT}"
STONE_BOX = "0 0 100 100"
FIGURE_OF = {"S": sotas.SOTAS, "C": caballos.CABALLOS, "R": reyes.REYES}


def sprite() -> str:
    """The whole file. Nothing in it needs a style sheet, a font or a script."""
    parts = [f"<defs>{_shared()}</defs>"]
    parts += [_symbol(code, CARD_BOX, _card(code)) for code in CARD_CODES]
    parts.append(_symbol("back", CARD_BOX, use("card") + use("frame-o") + layout.back()))
    parts.append(_symbol("stone", STONE_BOX, use("pebble")))
    parts.append(_symbol("amarraco", STONE_BOX, stones.amarraco()))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(parts) + "\n</svg>\n"


def _symbol(name: str, box: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}" stroke="none">{content}</symbol>'


def _card(code: str) -> str:
    rank, suit = code[0], code[1]
    printed = layout.PRINTED.get(rank, rank)
    content = use("card") + use(f"frame-{suit}") + layout.corners(f"n{printed}")
    if rank in FIGURES:
        livery = LIVERY[suit]
        return content + inked(FIGURE_OF[rank][suit](), livery.second, color=livery.main)
    return content + (pips.ACES[suit]() if rank == "1" else layout.pips(suit, int(rank)))


def _shared() -> str:
    """The pieces that several cards use."""
    pieces = {"card": layout.ground(), "pebble": stones.stone()}
    pieces |= {f"frame-{suit}": layout.frame(suit) for suit in SUITS}
    pieces |= {f"pip-{suit}": pips.PIPS[suit]() for suit in SUITS}
    pieces |= {f"n{n}": layout.numeral(n) for n in (*NUMBERS, "10", "11", "12")}
    pieces |= {f"hat-{suit}": body.HATS[suit] for suit in SUITS}
    pieces |= {"head": body.page_head(), "fist": body.fist(), "shoe": body.shoe()}
    pieces |= {"doublet": sotas.doublet(), "robe": reyes.robe(), "king": reyes.king_head()}
    pieces |= {"trot": caballos.trotting(), "rear": caballos.rearing()}
    pieces |= {"rider": caballos.rider(), "torso": caballos.torso()}
    pieces |= {"long-sword": pips.long_sword(), "long-club": pips.long_club()}
    return "".join(group(content, id=name) for name, content in pieces.items())
