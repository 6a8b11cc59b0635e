"""What time does to a yacht that is already on the stage: all of her, or what lies behind a line across her."""
import bmesh
import bpy
from materials import bump, coordinates, grey, math_node, mixed, noise, plain, ramp


def chalked():
    """White gelcoat of a house that nobody polished: yellow chalk, and green that runs down from every edge."""
    material = plain("chalked", grey(0.4), 0.85, specular=0.12)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    chalk = ramp(
        tree,
        noise(tree, coordinates(tree, (1, 1, 0.7)), 3.2, 9.0, 0.7),
        ((0.3, (0.3, 0.265, 0.175, 1)), (0.52, (0.4, 0.37, 0.27, 1)), (0.74, (0.5, 0.475, 0.38, 1))),
    )
    runs = noise(tree, coordinates(tree, (9.0, 9.0, 0.35)), 1.5, 7.0, 0.68)
    dirty = mixed(tree, 0.8, chalk, ramp(tree, runs, ((0.36, (0.3, 0.29, 0.2, 1)), (0.58, grey(1.0)))), "MULTIPLY")
    algae = noise(tree, coordinates(tree, (7.0, 7.0, 0.5)), 1.1, 6.0, 0.62)
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree, kind="Generated"), place.inputs["Vector"])
    low = math_node(tree, "POWER", math_node(tree, "SUBTRACT", 1.0, place.outputs["Z"]), 0.7)
    green = math_node(tree, "MULTIPLY", ramp(tree, algae, ((0.46, grey(0.0)), (0.62, grey(0.85)))), low)
    tree.links.new(mixed(tree, green, dirty, (0.09, 0.11, 0.04, 1)), shader.inputs["Base Color"])
    bump(tree, shader, noise(tree, coordinates(tree), 90.0, 6.0, 0.7), 0.2, 0.003)
    return material


def limed():
    """A window under lime: dull, with the runs of ten years of spray."""
    material = plain("limed", grey(0.1), 0.6, specular=0.3)
    tree = material.node_tree
    runs = noise(tree, coordinates(tree, (14.0, 14.0, 1.2)), 1.6, 7.0, 0.7)
    spots = noise(tree, coordinates(tree), 26.0, 6.0, 0.66)
    lime = mixed(tree, 0.5, ramp(tree, runs, ((0.38, grey(0.035)), (0.66, grey(0.3)))), ramp(tree, spots, ((0.45, grey(0.03)), (0.64, grey(0.34)))), "LIGHTEN")
    shader = tree.nodes["Principled BSDF"]
    tree.links.new(lime, shader.inputs["Base Color"])
    tree.links.new(ramp(tree, runs, ((0.3, grey(0.18)), (0.6, grey(0.8)))), shader.inputs["Roughness"])
    return material


def _as_mesh(thing):
    """A bar of the stage as a mesh, which can be cut."""
    if thing.type == "MESH":
        return thing
    solid = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    cut = bpy.data.objects.new(thing.name, solid)
    cut.matrix_world = thing.matrix_world
    bpy.context.scene.collection.objects.link(cut)
    bpy.data.objects.remove(thing)
    return cut


def _split(thing, worn, behind):
    """Gives what lies behind the x `behind` another material."""
    thing = _as_mesh(thing)
    thing.data.materials.append(worn)
    cut = bmesh.new()
    cut.from_mesh(thing.data)
    bmesh.ops.bisect_plane(cut, geom=[*cut.verts, *cut.edges, *cut.faces], plane_co=(behind, 0, 0), plane_no=(1, 0, 0))
    for face in cut.faces:
        if face.calc_center_median().x < behind:
            face.material_index = 1
    cut.to_mesh(thing.data)
    cut.free()


def weathered(worn, behind=None):
    """
    Puts worn materials in the place of those they are named after, on all that stands there; with `behind` only on what
    lies behind that x.
    """
    for thing in [thing for thing in bpy.context.scene.objects if thing.type in ("MESH", "CURVE")]:
        slots = thing.data.materials
        name = slots[0].name.split(".")[0] if len(slots) > 0 and slots[0] else None
        if name not in worn:
            continue
        if behind is None:
            slots[0] = worn[name]
        else:
            _split(thing, worn[name], behind)
