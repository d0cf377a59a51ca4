"""The questions of the arbiter, a module each."""

from scorer.web.arbiter.question import Question
from scorer.web.arbiter.questions import bella, claim, count, exchange, hand, melds, penalty, play, rank_inquiry

QUESTIONS: dict[str, Question] = {
    module.QUESTION.name: module.QUESTION
    for module in (melds, hand, play, exchange, rank_inquiry, bella, claim, penalty, count)
}
"""By the name in their addresses, in the order of the first page."""
