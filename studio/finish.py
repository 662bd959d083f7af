"""Denoise a render and grade it like a photograph. usage: finish.py <render.npz> <picture.jpg>"""

import sys

import cv2
import numpy as np

from denoise import denoise

TO_AGX = np.array(
    [
        [0.842479062253094, 0.0423282422610123, 0.0423756549057051],
        [0.0784335999999992, 0.878468636469772, 0.0784336],
        [0.0792237451477643, 0.0791661274605434, 0.879142973793104],
    ]
)
FROM_AGX = np.array(
    [
        [1.19687900512017, -0.0528968517574562, -0.0529716355144438],
        [-0.0980208811401368, 1.15190312990417, -0.0980434501171241],
        [-0.0990297440797205, -0.0989611768448433, 1.15107367264116],
    ]
)
DARKEST, BRIGHTEST = -12.47393, 4.026069

# The one grade of the whole series.
EXPOSURE = 1.32
CONTRAST = 1.4
SATURATION = 1.14
VIGNETTE = 0.24
BLOOM = 0.05
SHARPNESS = 0.35
GRAIN = 0.012


def tone_curve(linear):
    """AgX: film-like shoulder and toe, display-referred result."""
    v = np.log2(np.maximum(np.maximum(linear, 1e-10) @ TO_AGX, 1e-10))
    v = (np.clip(v, DARKEST, BRIGHTEST) - DARKEST) / (BRIGHTEST - DARKEST)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    v = np.power(np.clip(v, 0, 1), CONTRAST)
    gray = (v @ [0.2126, 0.7152, 0.0722])[..., None]
    return np.clip((gray + SATURATION * (v - gray)) @ FROM_AGX, 0, 1)


def bloom(linear):
    """A little light spills over edges."""
    width = linear.shape[1]
    bright = np.minimum(linear, 6)
    glow = cv2.GaussianBlur(bright, (0, 0), width / 55.0) * 0.6 + cv2.GaussianBlur(bright, (0, 0), width / 200.0) * 0.4
    return linear * (1 - BLOOM) + glow * BLOOM


def vignette(linear):
    """Corners fall off."""
    height, width = linear.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    radius = (((x - width / 2) / (width / 2)) ** 2 + ((y - height / 2) / (height / 2)) ** 2) / 2
    return linear * (1 - VIGNETTE * radius[..., None] ** 1.2 * 2)


def sharpen(picture):
    """Unsharp mask of about a pixel."""
    return picture + SHARPNESS * (picture - cv2.GaussianBlur(picture, (0, 0), max(0.7, picture.shape[1] / 2000.0)))


def grain(picture):
    """Fine grain, strongest in the middle tones."""
    noise = np.random.default_rng(1).normal(size=picture.shape[:2]).astype(np.float32)
    noise = cv2.GaussianBlur(noise, (0, 0), 0.6)
    noise /= noise.std()
    light = picture.mean(2)
    return picture + (GRAIN * noise * (0.35 + np.sqrt(np.clip(light * (1 - light), 0, 1))))[..., None]


def main(source, target):
    passes = np.load(source)
    full_size = passes["color"].shape[1] > 800
    clean = denoise(passes["color"], passes["albedo"], passes["normal"], thorough=full_size)
    picture = grain(sharpen(tone_curve(vignette(bloom(clean * EXPOSURE)))))
    pixels = (np.clip(picture, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8)
    options = [cv2.IMWRITE_JPEG_QUALITY, 92] if target.endswith(".jpg") else []
    cv2.imwrite(target, pixels, options)


if __name__ == "__main__":
    main(*sys.argv[1:3])
