"""The stage of a scene: an empty world, its sky and sun, the camera, and the photograph itself."""
import math

import bpy
from materials import grey, math_node, mixed, noise, ramp
from mathutils import Vector


def empty_stage():
    """Forgets whatever stood on the stage before."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def sky(elevation, rotation, strength=0.3, haze=1.0, dust=1.0, ozone=1.0):
    """The sky of a sun that stands `elevation` degrees high in the direction `rotation`; `haze` and `dust` thicken its air, `ozone` blues it."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_elevation = math.radians(elevation)
    air.sun_rotation = math.radians(rotation)
    air.sun_disc = False
    air.air_density = haze
    air.dust_density = dust
    air.ozone_density = ozone
    back = tree.nodes["Background"]
    back.inputs["Strength"].default_value = strength
    tree.links.new(air.outputs["Color"], back.inputs["Color"])
    return world


def clouds(world, cover=0.5, shade=(0.5, 0.42, 0.4), streak=3.5, scale=1.3, turn=0.0):
    """Thin cloud over a sky, seen in perspective towards the horizon; `streak` draws it out, `shade` is its own light."""
    tree = world.node_tree
    back = tree.nodes["Background"]
    air = back.inputs["Color"].links[0].from_socket
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], place.inputs["Vector"])
    up = math_node(tree, "ADD", math_node(tree, "MAXIMUM", place.outputs["Z"], 0.0), 0.12)
    flat = tree.nodes.new("ShaderNodeCombineXYZ")
    tree.links.new(math_node(tree, "DIVIDE", place.outputs["X"], up), flat.inputs["X"])
    tree.links.new(math_node(tree, "DIVIDE", place.outputs["Y"], up), flat.inputs["Y"])
    laid = tree.nodes.new("ShaderNodeMapping")
    laid.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    laid.inputs["Scale"].default_value = (1, streak, 1)
    tree.links.new(flat.outputs["Vector"], laid.inputs["Vector"])
    thick = noise(tree, laid.outputs["Vector"], scale, 9.0, 0.6, 0.4)
    share = ramp(tree, thick, ((0.62 - cover * 0.3, grey(0.0)), (0.95 - cover * 0.2, grey(0.9))))
    tree.links.new(mixed(tree, share, air, (*shade, 1)), back.inputs["Color"])


def _mist_shade(tree, direction, shade, glow):
    """The mist's colour in a direction; `glow` is (towards, colour) of where the sun stands behind it."""
    towards, bright = glow
    facing = tree.nodes.new("ShaderNodeVectorMath")
    facing.operation = "DOT_PRODUCT"
    tree.links.new(direction, facing.inputs[0])
    facing.inputs[1].default_value = Vector(towards).normalized()
    near = math_node(tree, "POWER", math_node(tree, "MAXIMUM", facing.outputs["Value"], 0.0), 9.0)
    return mixed(tree, near, (*shade, 1), (*bright, 1)), facing.outputs["Value"]


def _misty_sky(shade, glow, low, disc):
    """The sky behind the mist: gone at the horizon, with the sun as a pale disc."""
    tree = bpy.context.scene.world.node_tree
    back = tree.nodes["Background"]
    strength = back.inputs["Strength"].default_value
    air = back.inputs["Color"].links[0].from_socket
    direction = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(direction, place.inputs["Vector"])
    veil = math_node(tree, "POWER", math.e, math_node(tree, "DIVIDE", math_node(tree, "MAXIMUM", place.outputs["Z"], 0.0), -low))
    colour, facing = _mist_shade(tree, direction, [part / strength for part in shade], (glow[0], [part / strength for part in glow[1]]))
    hazy = mixed(tree, veil, air, colour)
    sun_seen = math_node(tree, "POWER", math_node(tree, "MAXIMUM", facing, 0.0), 40000.0)
    shine = mixed(tree, sun_seen, (0, 0, 0, 1), [part * disc / strength for part in glow[1]] + [1])
    tree.links.new(mixed(tree, 1.0, hazy, shine, "ADD"), back.inputs["Color"])


def mist(shade, glow, reach=60.0, high=8.0, near=6.0, low=0.1, disc=3.0):
    """
    Mist before everything that has been built: nothing is veiled within `near` metres, what lies `reach` metres further is
    two thirds gone, and `high` metres up the mist is two thirds thinner. `glow` is (towards, colour) of the sun behind it,
    which is seen as a disc; `low` is how far up the sky is veiled.
    """
    _misty_sky(shade, glow, low, disc)
    for material in bpy.data.materials:
        tree = material.node_tree
        end = tree.nodes["Material Output"].inputs["Surface"]
        surface = end.links[0].from_socket
        ray = tree.nodes.new("ShaderNodeLightPath")
        spot = tree.nodes.new("ShaderNodeNewGeometry")
        place = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(spot.outputs["Position"], place.inputs["Vector"])
        height = math_node(tree, "MAXIMUM", place.outputs["Z"], 0.0)
        thin = math_node(tree, "POWER", math.e, math_node(tree, "DIVIDE", height, -high))
        length = math_node(tree, "MAXIMUM", math_node(tree, "SUBTRACT", ray.outputs["Ray Length"], near), 0.0)
        path = math_node(tree, "DIVIDE", math_node(tree, "MULTIPLY", length, thin), -reach)
        veil = math_node(tree, "SUBTRACT", 1.0, math_node(tree, "POWER", math.e, path))
        seen = math_node(tree, "MAXIMUM", ray.outputs["Is Camera Ray"], ray.outputs["Is Glossy Ray"])
        away = tree.nodes.new("ShaderNodeVectorMath")
        away.operation = "SCALE"
        away.inputs["Scale"].default_value = -1.0
        tree.links.new(spot.outputs["Incoming"], away.inputs[0])
        air = tree.nodes.new("ShaderNodeEmission")
        tree.links.new(_mist_shade(tree, away.outputs["Vector"], shade, glow)[0], air.inputs["Color"])
        both = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(math_node(tree, "MULTIPLY", veil, seen), both.inputs["Fac"])
        tree.links.new(surface, both.inputs[1])
        tree.links.new(air.outputs["Emission"], both.inputs[2])
        tree.links.new(both.outputs["Shader"], end)
        material.cycles.sample_as_light = False


def sun(elevation, rotation, strength, shade=(1, 0.82, 0.62), softness=2.0):
    """The sun as a lamp, in the same place as `sky` has it; `softness` is its width in degrees."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.color = shade
    lamp.angle = math.radians(softness)
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(thing)
    up, round_ = math.radians(elevation), math.radians(rotation)
    towards = Vector((math.sin(round_) * math.cos(up), math.cos(round_) * math.cos(up), math.sin(up)))
    thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    return thing


def panel(at, to, size, power, shade=(1, 1, 1), seen=False):
    """A soft panel of light aimed at a point, as a photographer's reflector; not itself in the picture."""
    lamp = bpy.data.lights.new("panel", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = shade
    thing = bpy.data.objects.new("panel", lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(to)).to_track_quat("Z", "Y").to_euler()
    thing.visible_camera = seen
    return thing


def camera(at, to, lens=50.0, focus=None, stop=8.0, roll=0.0):
    """A full-frame camera with its lens in millimetres; `focus` is the point that is sharp."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 3000
    data.clip_start = 0.01
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    aim = (Vector(at) - Vector(to)).to_track_quat("Z", "Y")
    thing.rotation_euler = aim.to_euler()
    thing.rotation_euler.rotate_axis("Z", math.radians(roll))
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(-(aim @ Vector((0, 0, 1))))
        data.dof.aperture_fstop = stop
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
    return thing


def photograph(size, samples, seed, folder, exposure=0.0):
    """Renders the stage once and writes its light, albedo and normals as files into `folder`."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(samples, 12)
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 30.0
    cycles.blur_glossy = 0.4
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    for name, socket in (("light", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.format.file_format = "OPEN_EXR"
        out.format.color_mode = "RGB"
        out.format.color_depth = "32"
        out.file_slots[0].path = f"{name}-{seed}-"
        tree.links.new(source.outputs[socket], out.inputs[0])
    bpy.ops.render.render(write_still=False)
