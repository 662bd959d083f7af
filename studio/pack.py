"""Pack round goods into a crate: spheres sink together until none overlaps. No physics engine, a second a crate."""

import numpy as np


def pack(radii, half_x, half_y, bed, seed=1, steps=700):
    """Centers of spheres that came to rest between walls at ±half_x and ±half_y on a floor at z = bed."""
    rng = np.random.default_rng(seed)
    radii = np.asarray(radii, float)
    count = len(radii)
    room = np.array([half_x, half_y])
    points = rng.uniform(-1, 1, (count, 3)) * np.array([half_x * 0.9, half_y * 0.9, 0])
    # Stacked loosely at first, so that they sink instead of being pressed out sideways.
    room_each = (2 * radii.mean()) ** 3 / (4 * half_x * half_y)
    points[:, 2] = bed + radii + 1.5 * room_each * np.arange(count)
    touching = radii[:, None] + radii[None]
    for step in range(steps):
        points[:, 2] -= 0.16 * (1 - step / steps) + 0.01
        for _ in range(3):
            gap = points[:, None] - points[None]
            distance = np.sqrt((gap**2).sum(-1)) + np.eye(count) * 1e3
            overlap = np.clip(touching - distance, 0, None)
            points += 0.42 * (gap / distance[..., None] * overlap[..., None]).sum(1)
            limit = room - radii[:, None]
            points[:, :2] = np.clip(points[:, :2], -limit, limit)
            points[:, 2] = np.maximum(points[:, 2], bed + radii)
    return points
