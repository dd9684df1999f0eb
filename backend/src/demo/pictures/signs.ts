import {
  at,
  circle,
  corners,
  cream,
  cycled,
  edge,
  paper,
  polygon,
  rect,
  ring,
  shade,
  shape,
  stroke,
  times,
} from './brush.ts';

export const signs = ['star', 'leaf', 'wave', 'sun', 'heart', 'bolt', 'drop'] as const;
export type Sign = (typeof signs)[number] | 'none';

/** A sign around the origin, as on cards and tokens. */
export function sign(kind: Sign, size: number, colour: string): string {
  const r = size / 2;
  switch (kind) {
    case 'star': {
      const outer = corners(5, r, -90);
      const inner = corners(5, r * 0.45, -54);
      return polygon(
        outer.flatMap((point, index) => [point, cycled(inner, index)]),
        colour,
      );
    }
    case 'leaf':
      return at(0, 0, shape('M0-50C45-20 45 20 0 50C-45 20-45-20 0-50z', colour), 25, size / 100);
    case 'wave':
      return times(3, (row) =>
        at(0, (row - 1) * r * 0.6, stroke('M-50 0q12.5-18 25 0t25 0t25 0t25 0', colour, 11), 0, size / 110),
      );
    case 'sun':
      return (
        circle(0, 0, r * 0.48, colour) +
        corners(8, 1)
          .map(([x, y]) => stroke(`M${x * r * 0.68} ${y * r * 0.68}L${x * r} ${y * r}`, colour, r * 0.17))
          .join('')
      );
    case 'heart':
      return at(
        0,
        0,
        shape('M0 45C-70-5-45-50-20-45Q-5-42 0-25Q5-42 20-45C45-50 70-5 0 45z', colour),
        0,
        size / 100,
      );
    case 'bolt':
      return at(0, 0, shape('M12-50L-30 10H-4L-12 50L30-12H4z', colour), 0, size / 100);
    case 'drop':
      return at(
        0,
        0,
        shape('M0-50C30-5 36 10 34 20A34 34 0 0 1-34 20C-36 10-30-5 0-50z', colour),
        0,
        size / 105,
      );
    case 'none':
      return '';
  }
}

/** A round punched token around the origin. */
export function token(radius: number, colour: string, kind: Sign, mark = cream): string {
  return (
    circle(0, radius * 0.1, radius, shade(colour, -0.35)) +
    circle(0, 0, radius, colour) +
    ring(0, 0, radius * 0.82, shade(colour, 0.22), radius * 0.05) +
    sign(kind, radius, mark)
  );
}

/** A playing card around the origin: its face with a sign, or its patterned back. */
export function card(height: number, colour: string, face: Sign | 'back'): string {
  const width = height * 0.7;
  const [left, top, radius] = [-width / 2, -height / 2, height * 0.06];
  const body =
    rect(left, top + height * 0.025, width, height, edge, radius) +
    rect(left, top, width, height, paper, radius);
  const inset = height * 0.06;
  if (face === 'back') {
    const lattice = times(5, (row) =>
      times(3, (column) =>
        at(
          (column - 1) * width * 0.26,
          (row - 2) * height * 0.16,
          rect(-height * 0.035, -height * 0.035, height * 0.07, height * 0.07, shade(colour, 0.3)),
          45,
        ),
      ),
    );
    return (
      body +
      rect(left + inset, top + inset, width - 2 * inset, height - 2 * inset, colour, radius * 0.7) +
      lattice
    );
  }
  const corner = at(left + height * 0.11, top + height * 0.12, sign(face, height * 0.11, colour));
  return body + corner + at(0, 0, corner, 180) + sign(face, height * 0.36, colour);
}
