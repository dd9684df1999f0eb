import {
  at,
  circle,
  cream,
  edge,
  felt,
  feltDeep,
  ink,
  paper,
  polygon,
  rect,
  ring,
  shade,
  shape,
  stroke,
  times,
  wood,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';

const MEEPLE =
  'M8 1c1.6 0 2.7 1.1 2.8 2.6.1.5.2.8.7 1 2.1.8 4 1.9 4 3.1 0 .9-.9 1.2-1.8 1.2-1 0-1.7.1-1.7.7 0 .9 1.7 2.6 1.9 4.3.1.7-.3 1.1-1 1.1H9.9c-.5 0-.8-.2-.9-.6-.2-.7-.5-1.2-1-1.2s-.8.5-1 1.2c-.1.4-.4.6-.9.6H3.1c-.7 0-1.1-.4-1-1.1.2-1.7 1.9-3.4 1.9-4.3 0-.6-.7-.7-1.7-.7-.9 0-1.8-.3-1.8-1.2 0-1.2 1.9-2.3 4-3.1.5-.2.6-.5.7-1C5.3 2.1 6.4 1 8 1z';
const PAWN =
  'M8 1.5c1.9 0 3.3 1.4 3.3 3.2 0 1.2-.6 2.1-1.5 2.7.2 2.2 1 3.7 2.6 4.7.4.3.6.6.6 1v.9c0 .4-.3.7-.7.7H3.7c-.4 0-.7-.3-.7-.7v-.9c0-.4.2-.7.6-1 1.6-1 2.4-2.5 2.6-4.7-.9-.6-1.5-1.5-1.5-2.7 0-1.8 1.4-3.2 3.3-3.2z';
const UNIT = 16;

/** A wooden figure with its thickness to the right; it stands on the origin. */
function standing(outline: string, base: number, height: number, colour: string): string {
  const scale = height / UNIT;
  const thickness = times(7, (step) =>
    at((7 - step) * 0.014 * height, 0, shape(outline, shade(colour, -0.3)), 0, scale),
  );
  return at(-height / 2, -base * scale, thickness + at(0, 0, shape(outline, colour), 0, scale));
}

export const meeple = (height: number, colour: string) => standing(MEEPLE, 15, height, colour);
export const pawn = (height: number, colour: string) => standing(PAWN, 14.7, height, colour);

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die around the origin, seen from above with a punched edge below it. */
export function die(size: number, value: number, colour: string): string {
  const half = size / 2;
  const pip = colour === cream || colour === yellow || colour === paper ? ink : cream;
  const pips = (PIPS[value] ?? []).map(([x, y]) =>
    circle(x * size * 0.26, y * size * 0.26, size * 0.085, pip),
  );
  return (
    rect(-half, -half + size * 0.07, size, size, shade(colour, -0.35), size * 0.18) +
    rect(-half, -half, size, size, colour, size * 0.18) +
    pips.join('')
  );
}

/** A cube standing on the origin, seen from a corner. */
export function cube(size: number, colour: string): string {
  const [w, h] = [size * 0.5, size * 0.29];
  return (
    polygon(
      [
        [0, -size - h],
        [w, -size],
        [0, -size + h],
        [-w, -size],
      ].map(lift(h)),
      shade(colour, 0.18),
    ) +
    polygon(
      [
        [-w, -size],
        [0, -size + h],
        [0, h],
        [-w, 0],
      ].map(lift(h)),
      colour,
    ) +
    polygon(
      [
        [w, -size],
        [0, -size + h],
        [0, h],
        [w, 0],
      ].map(lift(h)),
      shade(colour, -0.3),
    )
  );
}

function lift(by: number) {
  return ([x = 0, y = 0]: number[]): [number, number] => [x, y - by];
}

/** A flag on its wooden pole, standing on the origin: a pennant, or a swallowtail. */
export function flag(height: number, colour: string, kind: 'pennant' | 'swallowtail'): string {
  const [w, h] = [height * 0.62, height * 0.36];
  const cloth =
    kind === 'pennant' ? `M0 0L${w} ${h / 2}L0 ${h}z` : `M0 0H${w}L${w * 0.78} ${h / 2}L${w} ${h}H0z`;
  return (
    rect(-height * 0.14, -height * 0.07, height * 0.28, height * 0.07, wood, height * 0.03) +
    at(height * 0.02, -height * 0.95, shape(cloth, colour)) +
    rect(-height * 0.025, -height, height * 0.05, height * 0.95, woodLight, height * 0.025)
  );
}

/** A cup seen from above, around the origin. */
export function cup(radius: number, colour: string, drink: string): string {
  return (
    circle(0, radius * 0.08, radius * 1.45, shade(paper, -0.22)) +
    circle(0, 0, radius * 1.45, paper) +
    ring(0, 0, radius * 1.15, edge, radius * 0.04) +
    at(
      radius * 0.98,
      0,
      rect(-radius * 0.1, -radius * 0.16, radius * 0.6, radius * 0.32, colour, radius * 0.16),
      -35,
    ) +
    circle(0, 0, radius, colour) +
    circle(0, 0, radius * 0.8, drink) +
    stroke(
      `M${-radius * 0.5} ${-radius * 0.25}A${radius * 0.56} ${radius * 0.56} 0 0 1 ${-radius * 0.1} ${-radius * 0.55}`,
      shade(drink, 0.35),
      radius * 0.07,
    )
  );
}

/** A sand glass standing on the origin. */
export function hourglass(height: number, sand: string): string {
  const w = height * 0.27;
  const glass = `M${-w} 0C${-w} ${-height * 0.32} ${-w * 0.12} ${-height * 0.36} ${-w * 0.12} ${-height * 0.42}C${-w * 0.12} ${-height * 0.48} ${-w} ${-height * 0.52} ${-w} ${-height * 0.84}H${w}C${w} ${-height * 0.52} ${w * 0.12} ${-height * 0.48} ${w * 0.12} ${-height * 0.42}C${w * 0.12} ${-height * 0.36} ${w} ${-height * 0.32} ${w} 0z`;
  const pane = at(0, -height * 0.08, shape(glass, cream));
  const upper = shape(
    `M${-w * 0.8} ${-height * 0.74}H${w * 0.8}C${w * 0.7} ${-height * 0.6} ${w * 0.2} ${-height * 0.56} 0 ${-height * 0.5}C${-w * 0.2} ${-height * 0.56} ${-w * 0.7} ${-height * 0.6} ${-w * 0.8} ${-height * 0.74}z`,
    sand,
  );
  const lower = shape(
    `M${-w * 0.95} ${-height * 0.09}C${-w * 0.6} ${-height * 0.2} ${-w * 0.3} ${-height * 0.28} 0 ${-height * 0.3}C${w * 0.3} ${-height * 0.28} ${w * 0.6} ${-height * 0.2} ${w * 0.95} ${-height * 0.09}z`,
    sand,
  );
  const plate = (y: number) =>
    rect(-w * 1.35, y, w * 2.7, height * 0.09, wood, height * 0.02) +
    rect(-w * 1.35, y + height * 0.06, w * 2.7, height * 0.03, woodDark, height * 0.015);
  const thread = rect(-height * 0.008, -height * 0.5, height * 0.016, height * 0.35, sand);
  return pane + upper + thread + lower + plate(-height) + plate(-height * 0.09);
}

/** A person at a table seen from above: shoulders and head, facing up. */
export function player(size: number, shirt: string, hair: string): string {
  return (
    rect(-size * 0.55, -size * 0.1, size * 1.1, size * 0.52, shirt, size * 0.26) +
    circle(0, 0, size * 0.3, hair)
  );
}

/** A round target or a medal of nested rings around the origin. */
export function rings(radius: number, colours: readonly string[]): string {
  return colours.map((colour, index) => circle(0, 0, radius * (1 - index / colours.length), colour)).join('');
}

export const feltMat = (width: number, height: number, colour = felt) =>
  rect(-width / 2, -height / 2 + 8, width, height, shade(colour, -0.35), 26) +
  rect(-width / 2, -height / 2, width, height, colour, 26) +
  `<rect x="${-width / 2 + 16}" y="${-height / 2 + 16}" width="${width - 32}" height="${height - 32}" rx="16" fill="none" stroke="${colour === felt ? feltDeep : shade(colour, -0.2)}" stroke-width="5"/>`;
