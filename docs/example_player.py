#!/usr/bin/env python3
"""A player of SNAG for the arena: takes the largest run, else places any tile.

    npm run -s arena -- --seats 'cmd:python3 docs/example_player.py,random' --deals 100

It needs nothing but Python 3. docs/arena.md has the messages that it reads and writes.
"""
import json
import random
import sys

STEPS = (1, 10, 11, 9)  # across, down, and the two diagonals
ROWS = ((4, 7), (13, 18), (22, 29), (31, 40), (41, 50), (51, 60), (61, 70), (72, 79), (83, 88), (94, 97))
SQUARES = {square for first, last in ROWS for square in range(first, last + 1)}


def follow(lying, square, step):
    """The tiles that lie in an unbroken line from a square on, without the square itself."""
    found = []
    while True:
        # 40 and 41 are no neighbours, though their numbers are: a step changes the column by one at most.
        following = square + step
        if following not in SQUARES or following not in lying or abs((following - 1) % 10 - (square - 1) % 10) > 1:
            return found
        found.append(following)
        square = following


def gain(lying, tile):
    """How many tiles a tile would take: every line of four or more through it, each tile once."""
    taken = set()
    for step in STEPS:
        line = [*follow(lying, tile, -step), tile, *follow(lying, tile, step)]
        if len(line) >= 4:
            taken.update(line)
    return len(taken)


def choose(view, chance):
    """The tile of the rack with the largest run; any tile if there is no run."""
    lying = set(view["board"])
    gains = {tile: gain(lying, tile) for tile in view["rack"]}
    best = max(view["rack"], key=gains.get)
    return best if gains[best] > 0 else chance.choice(view["rack"])


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            chance = random.Random(message["seed"])
        elif message["type"] == "move":
            # Flushed at once: an answer that stays in Python's buffer is one that never came.
            print(json.dumps({"tile": choose(message["view"], chance)}), flush=True)


if __name__ == "__main__":
    main()
