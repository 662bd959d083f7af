"""All masters on one sheet. usage: contact_sheet.py <folder of pictures> <sheet.jpg>"""

import glob
import os
import sys

import cv2
import numpy as np

WIDTH, HEIGHT, LABEL, COLUMNS = 420, 315, 28, 6
PAPER, INK = (23, 26, 28), (239, 246, 250)


def cell(path):
    """A picture fitted into its frame, with name and size below."""
    picture = cv2.imread(path)
    height, width = picture.shape[:2]
    scale = min(WIDTH / width, HEIGHT / height)
    fitted = cv2.resize(picture, (round(width * scale), round(height * scale)), interpolation=cv2.INTER_AREA)
    frame = np.full((HEIGHT + LABEL, WIDTH + 12, 3), PAPER, np.uint8)
    top = (HEIGHT - fitted.shape[0]) // 2
    left = (WIDTH + 12 - fitted.shape[1]) // 2
    frame[top : top + fitted.shape[0], left : left + fitted.shape[1]] = fitted
    label = f"{os.path.basename(path)[:-4]}  {width} x {height}"
    cv2.putText(frame, label, (10, HEIGHT + 19), cv2.FONT_HERSHEY_SIMPLEX, 0.45, INK, 1, cv2.LINE_AA)
    return frame


def main(folder, target):
    cells = [cell(path) for path in sorted(glob.glob(os.path.join(folder, "*.jpg")))]
    cells += [np.full_like(cells[0], PAPER)] * (-len(cells) % COLUMNS)
    rows = [np.hstack(cells[i : i + COLUMNS]) for i in range(0, len(cells), COLUMNS)]
    cv2.imwrite(target, np.vstack(rows))
    print(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
