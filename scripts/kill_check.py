"""Kill games again and again, at any moment, and look whether a decision is lost: kill_check.py [--kills N] [--seed S].

A process plays a save and tells every decision when it has been answered; it is killed after a random time, often in
the middle of starting, writing or leaving. Meanwhile another one tries to open the same save. After every kill the save
has to open with every decision that was told, and nothing else may lie in its folder. The time of a kill is by chance:
what is found is a fault, and finding nothing is no proof.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import sys
from goldenrule.bots import make_bot
from goldenrule.table import saves
from goldenrule.table.game_setup import new_session, resume_session
game, most = sys.argv[1], int(sys.argv[2])
if saves.saves():
    session = resume_session(saves.find_save("mine"), make_bot)
else:
    session = new_session(game, {}, "1", hold=saves.take_name("mine"))
print("open", session.recorder.standing_count, flush=True)
for _ in range(most):
    if session.game.over:
        break
    asked = session.game.pending[0]
    session.apply(asked.seat, asked.options[session.recorder.standing_count % len(asked.options)])
    print(session.recorder.standing_count, flush=True)
session.close()
print("left", flush=True)
"""
LOOK = """
from goldenrule.bots import make_bot
from goldenrule.table import saves
from goldenrule.table.game_setup import resume_session
if saves.saves():
    session = resume_session(saves.find_save("mine"), make_bot)
    standing, over = session.recorder.standing_count, session.game.over
    session.close()
    print(standing, over)
else:
    saves.take_name("mine").release()
    print(0, False)
"""


def run(home: Path, program: str, *words: str) -> "subprocess.Popen[str]":
    env = {**os.environ, "GOLDENRULE_HOME": str(home)}
    command = [sys.executable, "-c", program, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=ROOT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", default="skirmish")
    given = parser.parse_args()
    chance = random.Random(given.seed)
    seen: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="goldenrule-kills-") as folder:
        home = Path(folder)
        before, kills, begun = 0, 0, time.monotonic()
        while kills < given.kills:
            most = chance.choice([1, 3, 20, 100])
            player = run(home, PLAY, given.game, str(most))
            second = run(home, LOOK) if chance.random() < 0.2 else None
            assert player.stdout is not None
            heard = [
                player.stdout.readline() for _ in range(chance.choice([0, 1, 2, most + 1, chance.randint(0, most)]))
            ]
            time.sleep(chance.choice([0.0, 0.001, 0.005, 0.02] if heard else [0.05, 0.2, 0.6]) * chance.random())
            player.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
            said, wrong = "".join(heard) + player.stdout.read(), player.communicate()[1]
            kills += player.returncode != 0
            if second is not None:
                other = second.communicate()[1]
                seen["second refused" if "is open in" in other else "second opened it"] += 1
                if other and "is open in" not in other:
                    sys.exit(f"After {kills} kills: {other}")
            if wrong and player.returncode > 0 and "is open in" not in wrong:  # a kill may cut a sentence short
                sys.exit(f"After {kills} kills: {wrong}")
            numbers = [int(line) for line in said.split("\n")[:-1] if line.isdigit()]
            told = max([before, *numbers])
            kept = [each.name for each in (home / "saves").iterdir()] if (home / "saves").exists() else []
            seen["a journal was left"] += "mine.journal" in kept
            seen["a half-written file was left"] += any(name.startswith(".") for name in kept)
            seen["killed while playing" if numbers else "killed while opening"] += player.returncode != 0
            look = run(home, LOOK)
            found, wrong = look.communicate()
            if look.returncode:
                sys.exit(f"After {kills} kills the save does not open: {wrong}")
            standing, over = found.split()
            if not told <= int(standing) <= told + 1:
                sys.exit(f"After {kills} kills there are {standing} decisions; {told} were told.")
            seen["written, not told"] += int(standing) == told + 1
            left = sorted(each.name for each in (home / "saves").iterdir()) if (home / "saves").exists() else []
            if left not in ([], ["mine.json"]):
                sys.exit(f"After {kills} kills there are {', '.join(left)}.")
            before = int(standing)
            if over == "True" or before > 400:
                seen["games"] += 1
                before = 0
                (home / "saves" / "mine.json").unlink()
        print(f"{kills} kills in {time.monotonic() - begun:.0f} s, no decision lost, nothing left lying about")
    for what, n in sorted(seen.items()):
        print(f"  {what}: {n}")


if __name__ == "__main__":
    try:
        main()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read along has gone; Python says so again when it flushes at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
