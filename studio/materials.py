"""Materials. Color comes from the vertices ("Col"); shaders add gloss, translucency and a shift per piece."""

import bpy

ATTRIBUTE = {"attribute_name": "Col"}


class Shader:
    """A node material with short names for what the studio needs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def plug(self, socket, value):
        """Connect a socket to another socket, or give it a value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            if hasattr(value, "__len__") and len(value) == 3 and socket.type == "RGBA":
                value = (*value, 1)
            socket.default_value = value

    def node(self, kind, settings=None, output=0, **inputs):
        """Add a node; an input named i0, i1 ... goes by its number. Returns an output socket."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            key = key.replace("_", " ")
            by_number = key[0] == "i" and key[1:].isdigit()
            self.plug(node.inputs[int(key[1:])] if by_number else node.inputs[key], value)
        return node.outputs[output]

    def set(self, **inputs):
        """Set inputs of the principled shader."""
        for key, value in inputs.items():
            self.plug(self.principled.inputs[key.replace("_", " ")], value)
        return self

    def surface(self, socket):
        """Make a shader socket the surface of the material."""
        self.tree.links.new(socket, self.output.inputs[0])
        return self.material

    def mix(self, share, first, second):
        """Mix two shaders."""
        node = self.tree.nodes.new("ShaderNodeMixShader")
        self.plug(node.inputs[0], share)
        self.tree.links.new(first, node.inputs[1])
        self.tree.links.new(second, node.inputs[2])
        return node.outputs[0]

    def vertex_color(self):
        """The color painted on the vertices."""
        return self.node("Attribute", ATTRIBUTE)

    def position(self):
        """Coordinates of the object, in cm."""
        return self.node("TexCoord", output=3)

    def math(self, operation, a, b=None):
        """One arithmetic step."""
        inputs = {"i0": a} if b is None else {"i0": a, "i1": b}
        return self.node("Math", {"operation": operation}, **inputs)

    def bump(self, height, distance=0.05, strength=1.0):
        """Relief from a height."""
        return self.node("Bump", Height=height, Distance=distance, Strength=strength)

    def hue_value(self, color, hue=0.5, saturation=1.0, value=1.0):
        """Shift a color."""
        return self.node("HueSaturation", Color=color, Hue=hue, Saturation=saturation, Value=value)

    def remap(self, value, a, b, c, d):
        """Map a..b to c..d."""
        return self.node("MapRange", i0=value, i1=float(a), i2=float(b), i3=float(c), i4=float(d))

    def piece_shift(self, color, hue, value):
        """A slightly different hue and value for every piece, so that a heap is not made of twins."""
        info = self.tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
        second = self.math("FRACT", self.math("MULTIPLY", info, 7.31))
        hue_socket = self.remap(info, 0, 1, 0.5 - hue, 0.5 + hue)
        return self.hue_value(color, hue_socket, 1.0, self.remap(second, 0, 1, 1 - value, 1 + value))

    def for_light_rays(self):
        """1 for rays that carry light onto other things (shadow and diffuse rays)."""
        path = self.tree.nodes.new("ShaderNodeLightPath")
        return self.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])


def painted(name, rough=0.5, gloss=0.3, hue=0.0, value=0.0, sss=0.0, sss_radius=(0.3, 0.1, 0.05), **inputs):
    """Vertex-painted surface. `hue` and `value`: shift between pieces; `sss`: share of light from under the skin."""
    shader = Shader(name)
    color = shader.vertex_color()
    if hue or value:
        color = shader.piece_shift(color, hue, value)
    shader.set(Base_Color=color, Roughness=rough, Specular=gloss, **inputs)
    if sss:
        shader.set(Subsurface=sss, Subsurface_Radius=sss_radius, Subsurface_Color=color)
    return shader.material


def plain(name, rgb, rough=1.0, gloss=0.0, **inputs):
    """One color, for what hides under heaps."""
    return Shader(name).set(Base_Color=rgb, Roughness=rough, Specular=gloss, **inputs).material


def leaf_blade(name="leaf", rough=0.42, gloss=0.35, through=0.35, hue=0.012, value=0.2):
    """Two-sided blade: painted, with a share of light that comes through."""
    shader = Shader(name)
    color = shader.piece_shift(shader.vertex_color(), hue, value)
    shader.set(Base_Color=color, Roughness=rough, Specular=gloss)
    glow = shader.node("BsdfTranslucent", Color=shader.hue_value(color, 0.485, 1.15, 1.5))
    return shader.surface(shader.mix(through, shader.principled.outputs[0], glow))


def syrup(name, body=(0.50, 0.20, 0.012), dense=0.25, rough=0.02, ior=1.49, thin=0.25):
    """Clear syrup from a single open surface: refraction tinted by the vertex color (paint it by depth), a share of
    dense body color with a translucent glow, clear to light rays with the same tint. Without a `body` of its own it is
    the tint, darker: a deep pool in which nothing of the bowl is seen."""
    shader = Shader(name)
    tint = shader.vertex_color()
    body = body or shader.hue_value(tint, value=0.85)
    shader.set(Base_Color=tint, Transmission=1.0, IOR=ior, Roughness=rough, Specular=0.5)
    matte = shader.mix(thin, shader.node("BsdfDiffuse", Color=body), shader.node("BsdfTranslucent", Color=body))
    gloss = shader.node("BsdfGlossy", Color=(1, 1, 1), Roughness=rough)
    glossy_body = shader.mix(shader.node("Fresnel", IOR=ior), matte, gloss)
    seen = shader.mix(dense, shader.principled.outputs[0], glossy_body)
    return shader.surface(shader.mix(shader.for_light_rays(), seen, shader.node("BsdfTransparent", Color=tint)))


def brass(rough=0.24):
    """Polished hammered brass; the bowl paints its tones."""
    return painted("brass", rough, 0.5, Metallic=1.0)


def stoneware(rough=0.30):
    """Glazed stoneware; the bowl paints its speckles and bare rim."""
    return painted("stoneware", rough, 0.5)
