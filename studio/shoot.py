"""Runs inside Blender: puts the studio and its Python packages on the path, then runs one scene."""

import glob
import os
import runpy
import sys

STUDIO = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [STUDIO, *glob.glob(os.path.join(STUDIO, ".venv/lib/python3*/site-packages"))]
# Blender's own Python would litter the folders with compiled copies.
sys.dont_write_bytecode = True

runpy.run_path(os.path.join(STUDIO, "scenes", os.environ["PICTURE"] + ".py"), run_name="__main__")
