"""``python -m guildhall.train GAME``."""

import sys

try:
    import torch
except ImportError:
    sys.exit("training needs torch\nhint: pip install guildhall[train]")

from .run import main

if __name__ == "__main__":
    sys.exit(main())
