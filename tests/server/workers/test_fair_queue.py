"""The fair queue of the bots: everybody who waits has a turn, whatever others ask for."""

from collections import Counter

from philtre.server.workers import fair_queue
from philtre.server.workers.fair_queue import FairQueue
from philtre.server.workers.pool import ADVICE, IDLE, PATIENT, URGENT, WEIGHTS


def queue() -> FairQueue[str]:
    return FairQueue(WEIGHTS)


def served(waiting: FairQueue[str], turns: int, seconds: dict[str, float] | None = None) -> list[str]:
    """What is served in so many turns by one process; `seconds` is what each item takes (0.1 if not said)."""
    order = []
    for _ in range(turns):
        turn = waiting.pop()
        if turn is None:
            break
        order.append(turn.item)
        waiting.done(turn, (seconds or {}).get(turn.item, 0.1))
    return order


def test_who_comes_after_forty_questions_of_another_is_next() -> None:
    waiting = queue()
    for number in range(40):
        waiting.push("ann", URGENT, "master", f"ann {number}")
    assert served(waiting, 5) == [f"ann {number}" for number in range(5)]
    waiting.push("bob", URGENT, "novice", "bob")
    assert "bob" in served(waiting, 2)


def test_what_one_person_asks_for_is_served_in_its_order() -> None:
    waiting = queue()
    for number in range(10):
        waiting.push("ann", URGENT, "master", f"ann {number}")
        waiting.push("bob", URGENT, "master", f"bob {number}")
    order = served(waiting, 20)
    assert [one for one in order if one < "b"] == [f"ann {number}" for number in range(10)]
    assert [one for one in order if one > "b"] == [f"bob {number}" for number in range(10)]
    assert all({one[:3] for one in order[at : at + 2]} == {"ann", "bob"} for at in range(0, 20, 2))


def test_time_is_shared_not_questions() -> None:
    waiting = queue()
    for _ in range(1000):
        waiting.push("ann", URGENT, "master", "long")
        waiting.push("bob", URGENT, "novice", "short")
    seconds = {"long": 0.5, "short": 0.01}
    count = Counter(served(waiting, 500, seconds))
    assert count["short"] * 0.01 > 0.7 * count["long"] * 0.5


def test_watched_tables_go_first_but_nothing_starves() -> None:
    waiting = queue()
    for _ in range(200):
        waiting.push("ann", URGENT, "master", "watched")
    waiting.push("ann", PATIENT, "master", "unwatched")
    waiting.push("bob", PATIENT, "master", "another's")
    waiting.push("", IDLE, "course", "course")
    waiting.push("cleo", ADVICE, "advice", "advice")
    order = served(waiting, 60)
    assert order[0] == "watched"
    assert order.index("advice") < 3
    assert {"unwatched", "another's", "course"} <= set(order)


def test_courses_take_little_while_somebody_waits() -> None:
    waiting = queue()
    for _ in range(500):
        waiting.push("ann", URGENT, "master", "watched")
        waiting.push("", IDLE, "course", "course")
    count = Counter(served(waiting, 400))
    assert 0 < count["course"] < 0.1 * count["watched"]


def test_who_has_had_much_pays_for_it_while_others_wait_and_not_for_ever() -> None:
    waiting = queue()
    waiting.push("ann", URGENT, "master", "long")
    waiting.push("bob", URGENT, "novice", "first")
    served(waiting, 1, {"long": 5.0})
    waiting.push("ann", URGENT, "novice", "ann's next")
    waiting.push("bob", URGENT, "novice", "bob's next")
    assert served(waiting, 3) == ["first", "bob's next", "ann's next"]
    assert not waiting.flows  # nobody waits: nobody owes anything
    waiting.push("ann", URGENT, "novice", "later")
    waiting.push("bob", URGENT, "novice", "last")
    assert served(waiting, 2) == ["later", "last"]


def test_what_failed_is_the_next_of_its_person_again() -> None:
    waiting = queue()
    for number in range(3):
        waiting.push("ann", URGENT, "master", f"ann {number}")
    turn = waiting.pop()
    assert turn is not None
    waiting.again(turn, 1.0)
    assert len(waiting) == 3
    assert served(waiting, 3) == ["ann 0", "ann 1", "ann 2"]


def test_what_nobody_waits_for_costs_nothing() -> None:
    waiting = queue()
    waiting.push("ann", URGENT, "master", "gone")
    waiting.push("ann", URGENT, "master", "here")
    waiting.push("bob", URGENT, "master", "bob")
    turn = waiting.pop()
    assert turn is not None
    assert turn.item == "gone"
    waiting.drop(turn)
    assert served(waiting, 1) == ["here"]


def test_people_who_wait_for_nothing_are_forgotten() -> None:
    waiting = queue()
    waiting.push("ann", URGENT, "master", "long")
    held = waiting.pop()  # the queue is never quite empty
    assert held is not None
    for number in range(fair_queue.FLOWS + 100):
        waiting.push(f"guest {number}", URGENT, "novice", "short")
        served(waiting, 1)
    assert len(waiting.flows) <= fair_queue.FLOWS + 1
    waiting.again(held, 1.0)
    assert served(waiting, 1) == ["long"]
