"""Many small parts of few materials: points and faces are piled up by material, and each pile becomes one mesh."""
from shapes import mesh, placed


class Pile:
    """What a row of houses is built of."""

    def __init__(self):
        self.parts = {}

    def face(self, material, *points):
        """One flat face through the points."""
        corners, faces = self.parts.setdefault(material.name, (material, [], []))[1:]
        start = len(corners)
        corners.extend(points)
        faces.append(tuple(range(start, start + len(points))))

    def block(self, material, low, high):
        """A block between two opposite corners."""
        (a, b, c), (d, e, f) = low, high
        for points in (
            ((a, b, c), (d, b, c), (d, b, f), (a, b, f)),
            ((a, e, c), (a, e, f), (d, e, f), (d, e, c)),
            ((a, b, c), (a, b, f), (a, e, f), (a, e, c)),
            ((d, b, c), (d, e, c), (d, e, f), (d, b, f)),
            ((a, b, f), (d, b, f), (d, e, f), (a, e, f)),
            ((a, b, c), (a, e, c), (d, e, c), (d, b, c)),
        ):
            self.face(material, *points)

    def slab(self, material, outline, near, far):
        """An outline of (x, z), from one depth to another."""
        self.face(material, *[(x, near, z) for x, z in outline])
        self.face(material, *[(x, far, z) for x, z in outline[::-1]])
        for (x, z), (nx, nz) in zip(outline, [*outline[1:], outline[0]]):
            self.face(material, (x, near, z), (x, far, z), (nx, far, nz), (nx, near, nz))

    def wall(self, material, across, up, holes, depth, at=0.0):
        """A wall facing −y with holes, each (from x, to x, from z, to z), and the reveals of those holes."""
        xs = sorted({*across, *(x for hole in holes for x in hole[:2])})
        zs = sorted({*up, *(z for hole in holes for z in hole[2:])})
        for left, right in zip(xs, xs[1:]):
            for low, top in zip(zs, zs[1:]):
                x, z = (left + right) / 2, (low + top) / 2
                if not any(a < x < b and c < z < d for a, b, c, d in holes):
                    self.face(material, (left, at, low), (right, at, low), (right, at, top), (left, at, top))
        for a, b, c, d in holes:
            back = at + depth
            self.face(material, (a, at, c), (a, back, c), (a, back, d), (a, at, d))
            self.face(material, (b, at, c), (b, at, d), (b, back, d), (b, back, c))
            self.face(material, (a, at, d), (a, back, d), (b, back, d), (b, at, d))
            self.face(material, (a, at, c), (b, at, c), (b, back, c), (a, back, c))

    def built(self, at=(0, 0, 0), turn=0):
        """The meshes, one of each material."""
        return [placed(mesh(name, points, faces, material, smooth=False), at, (0, 0, turn)) for name, (material, points, faces) in self.parts.items()]
