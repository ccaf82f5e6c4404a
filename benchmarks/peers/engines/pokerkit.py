"""Poker hands by pokerkit."""

import random
from copy import deepcopy
from typing import Any

from pokerkit import Automation, NoLimitTexasHoldem

from benchmarks.peers.measure import Engine

AUTOMATIC = (
    Automation.ANTE_POSTING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING, Automation.HOLE_DEALING,
    Automation.BOARD_DEALING, Automation.CARD_BURNING, Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING, Automation.CHIPS_PUSHING, Automation.CHIPS_PULLING,
)  # fmt: skip
SEATS = 6
STACK = 200


def start(rng: random.Random) -> Any:
    random.seed(rng.random())  # the engine deals from the shared stream
    return NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (1, 2), 2, (STACK,) * SEATS, SEATS)


def answer(state: Any, rng: random.Random, most: int) -> int:
    n = 0
    while state.status and not 0 < most <= n:
        choices = ["fold"] * state.can_fold() + ["call"] * state.can_check_or_call()
        choices += ["least", "any"] * state.can_complete_bet_or_raise_to()
        chosen = rng.choice(choices)
        if chosen == "fold":
            state.fold()
        elif chosen == "call":
            state.check_or_call()
        else:
            low = state.min_completion_betting_or_raising_to_amount
            high = state.max_completion_betting_or_raising_to_amount
            state.complete_bet_or_raise_to(low if chosen == "least" else rng.randint(low, high))
        n += 1
    return n


ENGINES = [Engine("no-limit hold'em", "betting and showing hands; no card texts", start, answer, deepcopy)]
