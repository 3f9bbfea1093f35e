"""The betting as it is entered, call by call, and the count that it leads to."""

from collections.abc import Iterator

from engine import Award, Betting, Call, Deal, Lance, Status, Tanteo, Word
from tutor import wording
from tutor.arbiter import moves
from tutor.arbiter.addresses import address
from tutor.arbiter.bets import Played, counted, judged, played
from tutor.arbiter.entering import Reading
from tutor.arbiter.sight import AwardSight, BetsSight, Choice, CountSight, RaiseSight, SpeakerSight
from tutor.arbiter.state import State
from tutor.wording import arbiter as words
from tutor.wording.awards import award_reason, count_end, score
from tutor.wording.calls import effect, spoken, to_speak
from tutor.wording.table import couple_name, couple_players

NUMBERED = (Word.ENVIDO, Word.REENVIDO)


def bets_sights(reading: Reading, deal: Deal) -> dict[str, BetsSight]:
    """The betting of each lance that is bet on, up to one that ends in an accepted órdago."""
    sights = dict[str, BetsSight]()
    for lance, one in played(reading.state, deal).items():
        sights[lance] = _bets(reading, lance, one)
        if one.betting.status is Status.ORDAGO:
            break
    return sights


def _bets(reading: Reading, lance: Lance, one: Played) -> BetsSight:
    state, betting, calls = reading.state, one.betting, one.calls
    is_open = betting.status is Status.OPEN
    return BetsSight(
        said=tuple(f"{wording.player_name(call.seat)}: {spoken(call)}" for call in calls),
        effect=effect(betting, len(state.hands)) if calls else words.nobody_spoke(),
        turn=to_speak(betting.to_speak, is_bet=bool(betting.bets)) if calls and is_open else "",
        speakers=tuple(_speakers(state, lance, betting)),
        raising=_raising(reading, lance, betting) if is_open else None,
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


def _raising(reading: Reading, lance: Lance, betting: Betting) -> RaiseSight | None:
    """A bet or raise, whose number is typed."""
    word = next((word for word in betting.legal_words() if word in NUMBERED), None)
    if word is None:
        return None
    error = error_at(reading, lance)
    return RaiseSight(
        label=words.bet_label(word),
        number=reading.typed["to"] if error else str(betting.least()),
        error=error,
        choices=tuple(
            Choice(
                f"{wording.player_name(seat)}: {spoken(Call(seat, word))}",
                value=f"{lance} {seat} {word}",
            )
            for seat in betting.to_speak
        ),
    )


def count_sight(reading: Reading, deal: Deal) -> CountSight:
    """What each lance pays, in order, with the score as it runs."""
    state, error = reading.state, error_at(reading, "us")
    tanteo, players, (us, them) = counted(state, deal), len(state.hands), state.scores
    bettings = {lance: one.finished for lance, one in played(state, deal).items()}
    return CountSight(
        our_names=couple_players(0, players),
        their_names=couple_players(1, players),
        us=us,
        them=them,
        awards=tuple(_awards(tanteo, state, judged(deal), bettings)) if tanteo else (),
        end=count_end(tanteo, players) if tanteo else "",
        result=_result(tanteo, players) if tanteo else "",
        waits="" if tanteo else words.count_waits(),
        error=error,
        typed=(reading.typed["us"], reading.typed["them"]) if error else (str(us), str(them)),
    )


def error_at(reading: Reading, where: str) -> str:
    """What is to be said at a field, of what was typed into it."""
    found = next((one for one in reading.complaints if one.where == where), None)
    return words.complaint(found) if found else ""


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
