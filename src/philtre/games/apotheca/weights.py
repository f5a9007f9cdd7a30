"""What the numbers of a position (outlook.py) weigh, by variant.

Fitted to games of search bots (search:60; three players: greedy bots), four moves in a hundred at random:
which side won, from the numbers of positions all along the games, by a conditional logistic regression;
solo: the points still to come, by least squares. A match in sight that wins outright weighs what it does
for players who do not miss it.
"""

from __future__ import annotations

from typing import Final

FULL_SCORE: Final = 60.0  # solo: no worth more than 1

STANDARD: Final = [
    1.358, 3.007, 0.715, 0.756, 0.496, 0.29, 0.101, 0.15, 0.162, 0.095, 0.0, 0.096, -0.007, -0.096,
    0.007, 0.0, 0.359, 0.545, 0.046, 0.215, 0.0, 4.0, 4.0, 0.021, 0.115, 0.0, -0.059, 0.662, 0.628,
    -0.153, -0.056, 0.0, 0.486, 0.031, 0.137, 12.0,
]  # fmt: skip
THREE: Final = [
    1.806, 3.787, 1.316, 1.048, 0.586, -0.165, 0.263, 0.042, 0.427, -0.01, 0.15, 0.206, -0.094,
    0.044, -0.002, -0.154, 0.364, 0.289, 0.189, 0.302, 0.063, 4.0, 4.0, -0.086, 0.731, -0.295,
    0.151, 0.701, 0.877, 0.048, 0.09, -0.177, 0.322, -0.012, 0.102, 12.0,
]  # fmt: skip
TEAMS: Final = [
    1.111, 2.499, 0.371, 0.501, -0.039, 0.055, 0.078, 0.039, 0.035, 0.072, 0.0, 0.067, -0.025,
    -0.067, 0.025, 0.0, 0.219, 0.502, 0.183, 0.118, 0.086, 4.0, 4.0, 0.003, 0.112, -0.058, 0.0,
    0.446, 0.534, -0.002, 0.072, 0.068, 0.035, 0.046, 0.0, 12.0,
]  # fmt: skip
MASTER: Final = [
    1.026, 2.697, 0.239, -0.197, 0.192, -1.229, -1.206, -1.243, -1.301, 0.0, 0.306, 0.352, 0.205,
    0.067, 0.0, 3.5, 3.5, 0.196, 0.563, 0.0, 0.174, 0.152, 0.017, 0.11, 0.04, 0.0, 1.358, 2.501,
    0.132, 0.171, 0.272, -0.05, 0.012, 0.431, 0.492, 0.206, 0.276, -0.049, 3.5, 3.5, 0.027, 0.067,
    -0.267, 0.358, -0.236, 0.022, 0.456, 0.079, -0.007, 12.0,
]  # fmt: skip
SOLO: Final = [
    -1.547, 1.158, 0.453, 1.716, 0.007, 0.224, 0.717, -0.007, -0.594, -0.541, 0.089, 0.196, 0.537,
    -0.045,
]  # fmt: skip
