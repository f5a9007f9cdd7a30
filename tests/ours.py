"""The games of this package: tests of files that only they have, such as golden games, are for these.

All other tests are for every game that is registered, those of other distributions too.
"""

from philtre.core import discovery
from philtre.core.registry import found

OURS = sorted(name for name, source in found().sources.items() if source.origin == discovery.OURS)
