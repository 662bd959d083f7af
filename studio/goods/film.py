"""Film: clear vacuum packs."""

from materials import Shader


def clear_film():
    """Hardly there but for its gloss."""
    shader = Shader("clear film")
    shader.set(Base_Color=(0.75, 0.72, 0.70), Roughness=0.12, Specular=0.6)
    clear = shader.node("BsdfTransparent", Color=(0.93, 0.92, 0.92))
    return shader.surface(shader.mix(0.24, clear, shader.principled.outputs[0]))
