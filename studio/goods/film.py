"""Film: clear vacuum packs."""

from materials import Shader


def clear_film():
    """Hardly there but for its gloss and a faint haze."""
    shader = Shader("clear film")
    clear = shader.node("BsdfTransparent", Color=(0.97, 0.965, 0.96))
    haze = shader.mix(0.05, clear, shader.node("BsdfDiffuse", Color=(0.7, 0.68, 0.66)))
    gloss = shader.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.16)
    return shader.surface(shader.mix(shader.node("Fresnel", IOR=1.4), haze, gloss))
