"""What a person, and everybody at an address, may spend and have open."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from goldenrule.server.limits import LIMITS, MOST, OPERATOR, Limits, TooMuch, Who, who_of
from goldenrule.server.people import Person

HOME, AWAY = "192.0.2.1", "192.0.2.2"
ANNA = Who("anna", HOME)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def spent(limits: Limits, who: Who, what: str = "tables", cost: float = 1) -> int:
    """How often somebody can spend before they are refused."""
    for n in range(100_000):
        try:
            limits.spend(who, what, cost)
        except TooMuch:
            return n
    raise AssertionError("there is no limit")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("what", LIMITS)
def test_a_person_spends_what_they_have_and_is_told_when_there_is_more(what: str, clock: Clock) -> None:
    limits, rate = Limits(clock), LIMITS[what].person
    assert spent(limits, ANNA, what) == rate.most
    with pytest.raises(TooMuch) as refused:
        limits.spend(ANNA, what)
    assert refused.value.after == max(round(1 / rate.a_second), 1)
    clock.now += 1 / rate.a_second / 2
    assert spent(limits, ANNA, what) == 0
    clock.now += 1 / rate.a_second / 2
    assert spent(limits, ANNA, what) == 1
    clock.now += 1e6
    assert spent(limits, ANNA, what) == rate.most, "more than a bucket holds does not come together"


def test_new_people_at_one_address_share_what_it_has_and_others_are_not_delayed(clock: Clock) -> None:
    limits, limit = Limits(clock), LIMITS["tables"]
    assert sum(spent(limits, Who(f"person {n}", HOME)) for n in range(50)) == limit.address.most
    assert spent(limits, Who("", HOME)) == 0
    assert spent(limits, Who("ben", AWAY)) == limit.person.most
    assert spent(limits, Who("", "192.0.2.3")) == limit.address.most, "who sends no cookie is nobody twice"


def test_whoever_is_refused_spends_nothing(clock: Clock) -> None:
    limits, limit = Limits(clock), LIMITS["tables"]
    spent(limits, ANNA)
    for _ in range(1000):
        with pytest.raises(TooMuch):
            limits.spend(ANNA, "tables")
    assert spent(limits, Who("", HOME)) == limit.address.most - limit.person.most


def test_what_costs_more_than_there_can_be_waits_for_all_there_is(clock: Clock) -> None:
    limits = Limits(clock)
    assert spent(limits, ANNA, "tables", 1e9) == 1


def test_the_operator_has_far_more_and_shares_it_with_nobody(clock: Clock) -> None:
    limits, limit = Limits(clock), LIMITS["tables"]
    for n in range(50):
        spent(limits, Who(f"person {n}", HOME))
    assert spent(limits, Who("operator", HOME, operator=True)) == limit.person.most * OPERATOR
    clock.now += 1e6
    spent(limits, Who("operator", HOME, operator=True))
    assert spent(limits, ANNA) == limit.person.most


def test_what_is_open_is_counted_until_it_is_closed() -> None:
    limits, most = Limits(), MOST["sockets"]
    with ExitStack() as opened:
        for _ in range(most.person):
            opened.enter_context(limits.holding(ANNA, "sockets"))
        with pytest.raises(TooMuch) as refused, limits.holding(ANNA, "sockets"):
            pass
        assert refused.value.after == most.after
        for n in range(most.address - most.person):
            opened.enter_context(limits.holding(Who(f"person {n}", HOME), "sockets"))
        with pytest.raises(TooMuch), limits.holding(Who("ben", HOME), "sockets"):
            pass
        for _ in range(most.person * OPERATOR):
            opened.enter_context(limits.holding(Who("operator", HOME, operator=True), "sockets"))
        opened.enter_context(limits.holding(Who("ben", AWAY), "sockets"))
    with limits.holding(ANNA, "sockets"):
        pass
    assert not limits._open


def test_however_many_come_only_so_many_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "BUCKETS", 100)
    limits = Limits(clock)
    spent(limits, ANNA)
    for n in range(1000):
        clock.now += 0.001
        limits.spend(Who("", f"192.0.2.{n}"), "tables")
        assert spent(limits, ANNA) == 0, "who asks again and again is not forgotten"
    assert len(limits._buckets) <= 100


def test_who_asks_is_known_by_person_and_address() -> None:
    scope = {"person": Person("anna"), "client": ("2001:db8::1:2:3:4", 5)}
    assert who_of(scope) == Who("anna", "2001:db8::")
    assert who_of({**scope, "person": Person("ben", new=True)}) == Who("", "2001:db8::")
    assert who_of({**scope, "person": Person("operator")}).operator
