"""python -m philtre."""

import sys

from philtre.cli import main

sys.exit(main())
