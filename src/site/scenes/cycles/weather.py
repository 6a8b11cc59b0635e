"""What time does to a yacht that is already on the stage: all of her, or what lies behind a line across her."""
import bmesh
import bpy
from materials import bump, cloth, coordinates, grey, math_node, mixed, noise, plain, ramp


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


def dulled(shade):
    """Paint after one season without a wash: its gloss gone, grey where rain runs down and a little green where it stays."""
    material = plain("dulled", shade, 0.62, specular=0.25)
    tree = material.node_tree
    faint = ramp(tree, noise(tree, coordinates(tree, (1, 1, 0.7)), 3.2, 9.0, 0.7), ((0.3, grey(0.56)), (0.7, grey(0.86))))
    dull = mixed(tree, 0.35, mixed(tree, 1.0, shade, faint, "MULTIPLY"), (0.4, 0.37, 0.29, 1))
    runs = noise(tree, coordinates(tree, (11.0, 11.0, 0.4)), 1.5, 7.0, 0.68)
    dirty = mixed(tree, 0.7, dull, ramp(tree, runs, ((0.34, (0.4, 0.37, 0.27, 1)), (0.56, grey(1.0)))), "MULTIPLY")
    algae = noise(tree, coordinates(tree, (6.0, 6.0, 0.6)), 1.1, 6.0, 0.62)
    tree.links.new(mixed(tree, ramp(tree, algae, ((0.54, grey(0.0)), (0.7, grey(0.5)))), dirty, (0.13, 0.14, 0.06, 1)), tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def damp_cloth(shade):
    """Cushions that lay out all winter: bleached, green where they never dry, with black specks in clusters."""
    material = cloth("cushion", shade, 500, 0.5, 0.2)
    tree = material.node_tree
    where = coordinates(tree)
    bleached = ramp(tree, noise(tree, where, 3.0, 7.0, 0.62), ((0.3, (0.25, 0.25, 0.2, 1)), (0.7, (0.44, 0.42, 0.33, 1))))
    algae = ramp(tree, noise(tree, where, 3.6, 8.0, 0.68, 0.4), ((0.42, grey(0.0)), (0.6, grey(0.9))))
    green = mixed(tree, algae, bleached, (0.1, 0.135, 0.05, 1))
    clusters = ramp(tree, noise(tree, where, 4.5, 5.0, 0.65, 0.3), ((0.48, grey(0.0)), (0.6, grey(1.0))))
    specks = ramp(tree, noise(tree, where, 70.0, 5.0, 0.6), ((0.5, grey(0.0)), (0.58, grey(0.85))))
    spotted = mixed(tree, mixed(tree, 1.0, clusters, specks, "MULTIPLY"), green, (0.022, 0.024, 0.018, 1))
    tree.links.new(spotted, tree.nodes["Principled BSDF"].inputs["Base Color"])
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
