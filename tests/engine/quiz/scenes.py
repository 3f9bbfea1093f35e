"""Specs of questions that are more than hands: every feature and every belief at least once."""

from engine import Kind, Lance, Ruleset, Spec


def _spec(
    kind: str, lance: str, needs: str = "", exposes: str = "", spares: str = "", rules: str = ""
) -> Spec:
    return Spec(
        Kind(kind),
        Lance(lance) if lance != "-" else None,
        Ruleset.parse(rules or "classic"),
        tuple(needs.split()),
        tuple(exposes.split()),
        tuple(spares.split()),
    )


SPECS = [
    _spec("who-sits", "-"),
    *(_spec("who-sits", "-", f"{role} now") for role in ("mano", "cutter", "postre", "next")),
    _spec("who-sits", "-", "later", "plays-clockwise"),
    _spec("who-sits", "-", "postre", "", "plays-clockwise"),
    _spec("mus-next", "-"),
    _spec("mus-next", "-", "talking first-talk", "plays-clockwise"),
    _spec("mus-next", "-", "second-talk", "", "plays-clockwise"),
    _spec("mus-next", "-", "cut"),
    _spec("mus-next", "-", rules="six"),
    _spec("who-speaks", "grande"),
    _spec("who-speaks", "pares", "some-speak mano-silent unbet open"),
    _spec("who-speaks", "juego", "late one-bet open"),
    _spec("may-not-say", "grande", "raised"),
    _spec("may-not-say", "chica", "one-bet ordago"),
    _spec("may-not-say", "pares", "unbet"),
    _spec("refusal-pays", "grande", "one-bet", "refusal-pays-stake", "refusal-always-1"),
    _spec("refusal-pays", "chica", "raised", "refusal-always-1 refusal-pays-stake"),
    _spec("refusal-pays", "pares", "raised-twice large"),
    _spec("refusal-pays", "juego", "ordago"),
    _spec("lance-pays", "grande", "passed"),
    _spec("lance-pays", "chica", "refused bettors-worse"),
    _spec("lance-pays", "pares", "passed both-hold", "one-hand-bonus"),
    _spec("lance-pays", "pares", "accepted contested", "losers-bonus"),
    _spec("lance-pays", "juego", "solo", "paso-pays-nothing"),
    _spec("lance-pays", "juego", "refused", "refuser-keeps-bonus"),
    _spec("lance-pays", "pares", "refused", "refusal-kills-bonus"),
    _spec("lance-pays", "pares", "accepted losers-hold", "stake-replaces-bonus"),
    _spec("lance-pays", "punto", "accepted second-voice", "punto-no-extra"),
    _spec("lance-pays", "pares", "", "", "one-hand-bonus losers-bonus refuser-keeps-bonus"),
    _spec("ordago-wins", "grande", "ordago accepted", "caller-wins-ordago"),
    _spec("ordago-wins", "chica", "ordago accepted", "ordago-wins-match", "caller-wins-ordago"),
    _spec("ordago-wins", "pares", "large accepted", "forty-is-ordago"),
    _spec("ordago-wins", "juego", "ordago refused"),
    _spec("game-ends", "-"),
    _spec("game-ends", "-", "", "count-goes-on"),
    _spec("game-ends", "-", "", "add-then-compare count-goes-on"),
    _spec("game-ends", "-", "", "one-hand-bonus"),
    _spec("game-ends", "-", "punto", "punto-no-extra"),
    _spec("game-ends", "-", "", "losers-bonus", "one-hand-bonus"),
    _spec("game-ends", "-", "", "", "count-goes-on add-then-compare one-hand-bonus losers-bonus"),
    _spec("stones-lie", "-"),
    _spec("stones-lie", "-", "dentro"),
    _spec("stones-lie", "-", "not-dentro with-amarracos", rules="thirty"),
    _spec("stones-left", "-", "", "forty-amarracos"),
    _spec("true-signal", "-"),
    _spec("true-signal", "-", rules="four_kings"),
    _spec("two-rules", "grande", "under-four_kings", "three-is-three"),
    _spec("two-rules", "pares", "under-four_kings"),
    _spec("two-rules", "juego", "under-real"),
    _spec("two-rules", "juego", "under-real three-sevens"),
]
