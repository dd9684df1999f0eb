import { at, corners, green, polygon, shade, woodLight } from './brush.ts';

export const TERRAIN = [green, '#d9b44a', '#8fb06a', woodLight, '#8a8f8c', '#b5553a'];

/** Hexes in rings around the origin; `radius` of one, `size` rings. */
export function hexes(size: number, radius: number, draw: (index: number, ring: number) => string): string {
  let index = 0;
  let drawn = '';
  for (let q = -size; q <= size; q++) {
    for (let r = Math.max(-size, -q - size); r <= Math.min(size, -q + size); r++) {
      const distance = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      drawn += at(radius * Math.sqrt(3) * (q + r / 2), radius * 1.5 * r, draw(index++, distance));
    }
  }
  return drawn;
}

export const hex = (radius: number, colour: string) =>
  polygon(
    corners(6, radius, 30).map(([x, y]) => [x, y + radius * 0.09]),
    shade(colour, -0.3),
  ) + polygon(corners(6, radius, 30), colour);
