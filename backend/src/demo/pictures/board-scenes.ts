import {
  at,
  blue,
  brick,
  circle,
  corners,
  cream,
  cycled,
  feltDeep,
  feltLight,
  grid,
  ink,
  paper,
  randomOf,
  rect,
  red,
  ring,
  shade,
  shape,
  sky,
  stroke,
  times,
  WIDTH,
  wood,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';
import { cloth, planks } from './grounds.ts';
import { pawn, rings } from './pieces.ts';
import { sign, token } from './signs.ts';

// Boards, seen from above.

export function draughts(height: number): string {
  const cell = 118;
  const board = grid(8, 8, (column, row) => {
    const isDark = (column + row) % 2 === 1;
    const piece = isDark && row < 3 ? red : isDark && row > 4 ? cream : '';
    const isMoved = (column === 2 && row === 5) || (column === 5 && row === 2);
    const [x, y] = [column * cell, row * cell];
    return (
      rect(x, y, cell, cell, isDark ? feltDeep : '#d8c9a3') +
      (piece && !isMoved ? at(x + cell / 2, y + cell / 2, disc(44, piece)) : '')
    );
  });
  const moved = at(3.5 * cell, 4.5 * cell, disc(44, cream)) + at(4.5 * cell, 3.5 * cell, disc(44, red));
  return (
    planks(height, wood, 3) +
    at(
      WIDTH / 2,
      height / 2,
      at(
        -4 * cell,
        -4 * cell,
        rect(-34, -22, 8 * cell + 68, 8 * cell + 68, woodDark, 16) +
          rect(-34, -34, 8 * cell + 68, 8 * cell + 68, woodLight, 16) +
          board +
          moved,
      ),
      -7,
    )
  );
}

const disc = (radius: number, colour: string) =>
  circle(0, radius * 0.14, radius, shade(colour, -0.4)) +
  circle(0, 0, radius, colour) +
  ring(0, 0, radius * 0.62, shade(colour, -0.18), radius * 0.1);

export function goStones(height: number): string {
  const random = randomOf(77);
  const step = 100;
  const rows = Math.floor(height / step) - 1;
  const lines =
    times(11, (index) => stroke(`M${100 + index * step} 100V${100 + (rows - 1) * step}`, woodDark, 4)) +
    times(rows, (index) => stroke(`M100 ${100 + index * step}H1100`, woodDark, 4));
  const stones = grid(11, rows, (column, row) => {
    const chance = random();
    const colour = random() > 0.5 ? '#20282a' : paper;
    return chance < 0.36
      ? at(
          100 + column * step,
          100 + row * step,
          circle(0, 6, 46, shade(woodLight, -0.3)) +
            circle(0, 0, 46, colour) +
            circle(-14, -16, 9, shade(colour, colour === paper ? 0 : 0.3)),
        )
      : '';
  });
  return rect(0, 0, WIDTH, height, woodLight) + lines + stones;
}

export function windingTrack(height: number): string {
  const colours = [cream, yellow, cream, sky, cream, '#e08a78'];
  const count = 34;
  const way = Array.from({ length: 800 }, (_, step): [number, number] => [
    600 + Math.sin((step / 799) * Math.PI * 4) * 400,
    height - 110 - (step / 799) * (height - 220),
  ]);
  const lengths = way.map(([x, y], step) =>
    Math.hypot(x - (way[step - 1]?.[0] ?? x), y - (way[step - 1]?.[1] ?? y)),
  );
  const gap = lengths.reduce((sum, length) => sum + length) / (count - 1);
  let walked = 0;
  const stops = way.filter((_, step) => {
    const before = Math.floor(walked / gap);
    walked += lengths[step] ?? 0;
    return step === 0 || Math.floor(walked / gap) > before;
  });
  const place = (index: number): [number, number] => cycled(stops, Math.min(index, stops.length - 1));
  const cells = times(count, (index) => {
    const [x, y] = place(index);
    return at(
      x,
      y,
      circle(0, 7, 54, feltDeep) +
        circle(0, 0, 54, cycled(colours, index)) +
        (index % 6 === 3 ? sign('star', 54, blue) : ''),
    );
  });
  const [start, middle, far] = [place(2), place(14), place(27)];
  return (
    cloth(height, feltLight) +
    cells +
    at(...place(count - 1), token(78, yellow, 'star', brick)) +
    at(start[0], start[1] + 20, pawn(170, red)) +
    at(middle[0], middle[1] + 20, pawn(170, blue)) +
    at(far[0], far[1] + 20, pawn(170, woodDark))
  );
}

export function wheel(height: number): string {
  const colours = [red, cream, feltLight, yellow, blue, cream];
  const slices = times(12, (index) => {
    const [[x1, y1], [x2, y2]] = [cycled(corners(12, 460), index), cycled(corners(12, 460), index + 1)];
    return `<path d="M0 0L${x1} ${y1}A460 460 0 0 1 ${x2} ${y2}z" fill="${cycled(colours, index)}"/>`;
  });
  const marks = times(12, (index) =>
    at(
      0,
      0,
      at(
        0,
        -350,
        sign(
          cycled(['star', 'leaf', 'sun', 'wave', 'heart', 'bolt'] as const, index),
          84,
          index % 2 ? cream : ink,
        ),
      ),
      index * 30 + 15,
    ),
  );
  return (
    planks(height, woodDark, 9) +
    at(
      600,
      height / 2,
      circle(0, 14, 500, '#3a2516') +
        circle(0, 0, 500, woodLight) +
        slices +
        marks +
        rings(90, [wood, woodLight]) +
        shape('M-22 0L22 0L0 -270z', ink) +
        circle(0, 0, 34, yellow),
    )
  );
}
