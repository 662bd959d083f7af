"""Bell peppers."""

import numpy as np

from color import blend, ramp
from mesh import joined_mesh, seeded_sphere, smooth_curve, stack, tube
from noise import fbm, noise


def bell_pepper(
    seed,
    materials,
    around=300,
    along=200,
    tones=((0.30, 0.006, 0.004), (0.44, 0.016, 0.006), (0.54, 0.045, 0.012)),
    soft=0.0,
    unripe=0.0,
):
    """Bell pepper: 3-4 lobes, sunken shoulder, thick green stem; stem end = +z. `soft` rounds the furrows between the
    lobes; `unripe` is how much green is left in streaks from the stem."""
    rng, vertices, faces, angle, c = seeded_sphere(seed, around, along)
    s = np.sqrt(np.maximum(1 - c * c, 0))
    lobe_count = int(rng.integers(3, 5))
    wp = angle + 0.18 * noise(stack(np.cos(angle), np.sin(angle), seed + c * 0.7), seed)
    lobes = np.hypot(np.cos(lobe_count * 0.5 * wp + rng.uniform(0, 6)), soft) ** 0.75
    bulge = fbm(vertices * 1.2 + seed * 3, 3, seed + 1)
    prof = np.power(s, 0.50) * (1 - 0.24 * np.clip(-c, 0, 1))
    radius_at = prof * (0.74 + 0.30 * lobes * (0.55 + 0.45 * np.clip(s * 1.3, 0, 1)) + 0.07 * bulge)
    z = (
        c * 1.12
        - 0.50 * np.exp(-((s / 0.42) ** 2)) * (c > 0)
        - 0.26 * (lobes - 0.5) * np.clip(-c - 0.2, 0, 1)
        + 0.20 * (lobes - 0.4) * np.clip(c, 0, 1) ** 2
        + 0.18 * np.exp(-((s / 0.3) ** 2)) * (c < 0) * 0.8
    )
    points = (
        stack(radius_at * np.cos(angle), radius_at * np.sin(angle), z)
        * 3.7
        * (1 + 0.0015 * fbm(vertices * 18, 2, seed))[:, None]
    )
    tone = 0.5 + 0.4 * bulge + 0.08 * noise(vertices * 9, seed + 3)
    colors = ramp(tone, (0.1, tones[0]), (0.5, tones[1]), (0.9, tones[2]))
    streak = fbm(stack(np.cos(angle) * 2.5, np.sin(angle) * 2.5, c * 0.5 + seed), 3, seed + 6)
    left = np.clip(streak - 0.05, 0, 1) * np.clip(0.3 + c, 0, 1) + 0.15 * np.exp(-((s / 0.4) ** 2)) * (c > 0)
    colors = blend(colors, (0.12, 0.15, 0.015), np.clip(unripe * left * 1.6, 0, 0.8))
    stem_vertices, stem_faces = tube(
        smooth_curve([(0, 0, 2.05), (0, 0.05, 2.75), (0.2, 0.3, 3.7), (0.9 * rng.uniform(-1, 1), 1.1, 4.7)], 36),
        np.interp(np.linspace(0, 1, 36), [0, 0.10, 0.2, 0.4, 0.85, 1], [1.55, 1.25, 0.72, 0.46, 0.50, 0.70]),
        30,
    )
    stem_vertices[:, :2] *= (1 + 0.13 * np.cos(5 * np.arctan2(stem_vertices[:, 1], stem_vertices[:, 0])))[:, None]
    return joined_mesh(
        "bell",
        [
            (points, faces, colors, 0),
            (
                stem_vertices,
                stem_faces,
                blend(
                    ramp(
                        0.5 + 0.45 * fbm(stem_vertices * stack(3, 3, 1), 4, 2),
                        (0, (0.030, 0.065, 0.014)),
                        (1, (0.10, 0.155, 0.04)),
                    ),
                    (0.15, 0.14, 0.06),
                    np.clip((stem_vertices[:, 2] - 4.55) * 6, 0, 0.8),
                ),
                1,
            ),
        ],
        materials,
    )
