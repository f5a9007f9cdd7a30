"""What the numbers of a position (outlook.py) weigh, by variant.

Fitted to games of search bots (search:60), four moves in a hundred at random: which side won, from the
numbers of positions all along the games, by a conditional logistic regression; solo: the points still to
come, by least squares. Set by hand, not fitted: a win that is made or in sight now (the moves at random
make it look less sure than it is), and the Extra Action token.
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
    1.168, 2.609, 0.641, 0.571, 0.58, 0.153, 0.139, -0.061, 0.167, 0.061, 0.15, 0.176, -0.114, 0.08,
    -0.021, -0.121, 0.292, 0.416, 0.079, 0.115, -0.013, 4.0, 4.0, -0.066, -0.083, -0.089, -0.017,
    0.207, 0.608, -0.422, -0.087, -0.012, 0.143, 0.029, 0.013, 12.0,
]  # fmt: skip
TEAMS: Final = [
    1.111, 2.499, 0.371, 0.501, -0.039, 0.055, 0.078, 0.039, 0.035, 0.072, 0.0, 0.067, -0.025,
    -0.067, 0.025, 0.0, 0.219, 0.502, 0.183, 0.118, 0.086, 4.0, 4.0, 0.003, 0.112, -0.058, 0.0,
    0.446, 0.534, -0.002, 0.072, 0.068, 0.035, 0.046, 0.0, 12.0,
]  # fmt: skip
MASTER: Final = [
    1.146, 2.656, 0.752, 0.104, 0.051, -1.003, -1.084, -1.171, -1.16, 0.0, 0.474, 0.524, 0.314,
    0.378, 0.0, 3.5, 3.5, 0.924, 0.677, 0.0, 0.445, 0.663, 0.0, -0.072, 0.687, 0.0, 1.146, 2.644,
    -0.024, 0.475, 0.167, -0.032, 0.131, 0.55, 0.554, 0.349, 0.367, 0.201, 3.5, 3.5, 0.319, 0.203,
    0.009, 0.092, -0.41, -0.007, 0.106, -0.285, 0.02, 12.0,
]  # fmt: skip
SOLO: Final = [
    -1.196, 1.131, 0.282, 1.735, 0.154, 0.265, 0.849, -0.076, -0.361, -0.027, 0.225, 0.053, 0.315,
    -0.061,
]  # fmt: skip
