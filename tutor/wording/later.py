"""The later kinds of question by their words: title, story, answers, reasons and hints."""

from collections.abc import Callable

from engine import Grade, Kind, Question
from tutor.wording import deck_asked as deck
from tutor.wording import flow_asked as flow
from tutor.wording import rounds_asked as rounds
from tutor.wording import table_asked as table
from tutor.wording import talk_asked as talk

type Told = list[tuple[str, str]]

TITLES: dict[Kind, Callable[[Question], str]] = {
    Kind.SIDE_WINS: table.side_title,
    Kind.MATCH_STANDS: lambda _: str(table.MATCH),
    Kind.MAY_DO: lambda _: str(talk.MAY_DO),
    Kind.CARDS_LEFT: deck.left_title,
    Kind.CARD_GOES: lambda _: str(deck.GOES),
    Kind.STOCK_LEFT: lambda _: str(deck.LEFT),
    Kind.LANCE_NEXT: lambda _: str(flow.COMES_NEXT),
    Kind.WHICH_LANCE: lambda _: str(flow.WHICH),
    Kind.WHO_KEEPS: table.keeps_title,
    Kind.SIGNAL_TELLS: lambda _: str(talk.TELLS_WHAT),
    Kind.ROUND_COUNTS: lambda _: str(rounds.COUNTED),
}
STORIES: dict[Kind, Callable[[Question], Told]] = {
    Kind.SIDE_WINS: table.side_told,
    Kind.MATCH_STANDS: table.match_told,
    Kind.MAY_DO: talk.deed_told,
    Kind.CARD_GOES: deck.goes_told,
    Kind.STOCK_LEFT: deck.stock_told,
    Kind.LANCE_NEXT: flow.next_told,
    Kind.WHICH_LANCE: flow.which_told,
    Kind.SIGNAL_TELLS: talk.gesture_told,
}
ANSWERS: dict[Kind, Callable[[Question, str], str]] = {
    Kind.SIDE_WINS: table.side_answer,
    Kind.MATCH_STANDS: table.match_answer,
    Kind.MAY_DO: talk.may_do_answer,
    Kind.CARDS_LEFT: deck.left_answer,
    Kind.CARD_GOES: deck.goes_answer,
    Kind.STOCK_LEFT: deck.left_answer,
    Kind.LANCE_NEXT: flow.next_answer,
    Kind.WHICH_LANCE: flow.which_answer,
    Kind.WHO_KEEPS: table.keeps_answer,
    Kind.SIGNAL_TELLS: talk.gesture_answer,
    Kind.ROUND_COUNTS: rounds.counted_answer,
}
REASONS: dict[Kind, Callable[[Question, Grade], tuple[str, ...]]] = {
    Kind.SIDE_WINS: table.side_reasons,
    Kind.MATCH_STANDS: table.match_reasons,
    Kind.MAY_DO: talk.may_do_reasons,
    Kind.CARDS_LEFT: deck.left_reasons,
    Kind.CARD_GOES: deck.goes_reasons,
    Kind.STOCK_LEFT: deck.stock_reasons,
    Kind.LANCE_NEXT: flow.next_reasons,
    Kind.WHICH_LANCE: flow.which_reasons,
    Kind.WHO_KEEPS: table.keeps_reasons,
    Kind.SIGNAL_TELLS: talk.gesture_reasons,
    Kind.ROUND_COUNTS: rounds.counted_reasons,
}
RULES: dict[Kind, Callable[[Question], str]] = {
    Kind.SIDE_WINS: lambda _: str(table.SIDE_RULE),
    Kind.MATCH_STANDS: table.match_rule,
    Kind.MAY_DO: lambda _: str(talk.MAY_RULE),
    Kind.CARDS_LEFT: deck.left_rule,
    Kind.CARD_GOES: lambda _: str(deck.GOES_RULE),
    Kind.STOCK_LEFT: lambda _: str(deck.STOCK_RULE),
    Kind.LANCE_NEXT: lambda _: str(flow.NEXT_RULE),
    Kind.WHICH_LANCE: lambda _: str(flow.WHICH_RULE),
    Kind.WHO_KEEPS: lambda _: str(table.KEEP_RULE),
    Kind.SIGNAL_TELLS: lambda _: str(talk.TELLS_RULE),
    Kind.ROUND_COUNTS: lambda _: str(rounds.RULE),
}
LOOKS: dict[Kind, Callable[[Question], str]] = {
    Kind.SIDE_WINS: table.side_look,
    Kind.MATCH_STANDS: table.match_look,
    Kind.CARDS_LEFT: deck.left_look,
    Kind.CARD_GOES: deck.goes_look,
    Kind.STOCK_LEFT: deck.stock_look,
    Kind.LANCE_NEXT: flow.next_look,
    Kind.WHICH_LANCE: lambda _: str(flow.OPENERS),
    Kind.WHO_KEEPS: table.keeps_look,
}
