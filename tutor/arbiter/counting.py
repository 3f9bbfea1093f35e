"""The betting as it is entered, call by call, and the count that it leads to."""

from collections.abc import Iterator

from engine import Award, Betting, Call, Deal, Lance, Status, Tanteo, Word
from tutor import wording
from tutor.arbiter import moves
from tutor.arbiter.addresses import address
from tutor.arbiter.bets import Played, counted, judged, played
from tutor.arbiter.sight import AwardSight, BetsSight, Choice, CountSight, RaiseSight, SpeakerSight
from tutor.arbiter.state import State
from tutor.wording import arbiter as words
from tutor.wording.awards import award_reason, count_end, score
from tutor.wording.calls import effect, spoken, to_speak
from tutor.wording.table import couple_name, couple_players

COUPLES = (0, 1)
NUMBERED = (Word.ENVIDO, Word.REENVIDO)


def bets_sights(state: State, deal: Deal, stones: str) -> dict[str, BetsSight]:
    """The betting of each lance that is bet on, up to one that an accepted órdago makes the last.

    `stones` is what was typed for the number of a bet and could not be taken.
    """
    sights = dict[str, BetsSight]()
    for lance, one in played(state, deal).items():
        sights[lance] = _bets(state, lance, one, stones)
        if one.betting.status is Status.ORDAGO:
            break
    return sights


def _bets(state: State, lance: Lance, one: Played, stones: str) -> BetsSight:
    betting, calls = one.betting, one.calls
    is_open = betting.status is Status.OPEN
    return BetsSight(
        said=tuple(f"{wording.player_name(call.seat)}: {spoken(call)}" for call in calls),
        effect=effect(betting, len(state.hands)) if calls else words.nobody_spoke(),
        turn=to_speak(betting.to_speak, is_bet=bool(betting.bets)) if calls and is_open else "",
        speakers=tuple(_speakers(state, lance, betting)),
        raising=_raising(lance, betting, stones) if is_open else None,
        undo_url=address(moves.unsay(state, lance)) if calls else "",
        clear_url=address(moves.with_calls(state, lance, ())) if calls else "",
    )


def _speakers(state: State, lance: Lance, betting: Betting) -> Iterator[SpeakerSight]:
    """Who may speak now, with the words that need no number."""
    said = [word for word in betting.legal_words() if word not in NUMBERED]
    for seat in betting.to_speak:
        calls = [Call(seat, word) for word in said]
        choices = tuple(
            Choice(spoken(call), address(moves.say(state, lance, call)), call.word)
            for call in calls
        )
        yield SpeakerSight(wording.player_name(seat), seat, choices)


def _raising(lance: Lance, betting: Betting, stones: str) -> RaiseSight | None:
    """A bet or raise, whose number is typed."""
    word = next((word for word in betting.legal_words() if word in NUMBERED), None)
    if word is None:
        return None
    return RaiseSight(
        label=words.bet_label(word),
        number=stones or str(betting.least()),
        choices=tuple(
            Choice(
                f"{wording.player_name(seat)}: {spoken(Call(seat, word))}",
                value=f"{lance} {seat} {word}",
            )
            for seat in betting.to_speak
        ),
    )


def count_sight(state: State, deal: Deal) -> CountSight:
    """What each lance pays, in order, with the score as it runs."""
    tanteo = counted(state, deal)
    players = len(state.hands)
    names = [couple_players(couple, players) for couple in COUPLES]
    if tanteo is None:
        return CountSight(names[0], names[1], *state.scores, waits=words.count_waits())
    bettings = {lance: one.finished for lance, one in played(state, deal).items()}
    awards = tuple(_awards(tanteo, state, judged(deal), bettings))
    return CountSight(
        names[0],
        names[1],
        *state.scores,
        awards=awards,
        end=count_end(tanteo, players),
        result=_result(tanteo, players),
    )


def _awards(
    tanteo: Tanteo, state: State, deal: Deal, bettings: dict[Lance, Betting]
) -> Iterator[AwardSight]:
    scores = list(state.scores)
    for award in tanteo.awards:
        scores[award.couple] += award.stones
        yield AwardSight(
            title=wording.lance_title(award.lance),
            reason=award_reason(award, deal, _betting(award, deal, bettings)),
            couple=award.couple,
            stones=award.stones,
            us=scores[0],
            them=scores[1],
        )


def _betting(award: Award, deal: Deal, bettings: dict[Lance, Betting]) -> Betting | None:
    return bettings.get(award.lance) if deal.is_bet(award.lance) else None


def _result(tanteo: Tanteo, players: int) -> str:
    """Who wins the game, or how the score stands."""
    if tanteo.winner is None:
        return words.score_after(score(*tanteo.scores))
    return words.game_to(couple_name(tanteo.winner, None, players))
