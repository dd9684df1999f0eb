import {
  at,
  blue,
  brick,
  circle,
  cream,
  cycled,
  edge,
  felt,
  feltLight,
  green,
  grid,
  ground,
  mint,
  navy,
  randomOf,
  rect,
  red,
  sky,
  times,
  WIDTH,
  wood,
  woodDark,
  yellow,
} from './brush.ts';
import { hex, hexes, TERRAIN } from './hexes.ts';
import { player } from './pieces.ts';
import { token } from './signs.ts';

// People at tables, seen from above.

export function roundTable(height: number): string {
  const shirts = [red, yellow, blue, mint, cream, brick, sky, green];
  const hair = ['#3a2618', '#1d1714', '#a8763f', '#5b3a22', '#d8b06a', '#2b2320', '#7a4a2a', '#e3d7c5'];
  const radius = 350;
  const seats = times(8, (index) =>
    at(
      600,
      height / 2,
      at(0, -radius - 95, player(150, cycled(shirts, index), cycled(hair, index)), 180),
      index * 45,
    ),
  );
  const centre =
    circle(0, 10, radius, woodDark) +
    circle(0, 0, radius, wood) +
    circle(0, 0, radius * 0.86, felt) +
    hexes(1, 62, (index) => hex(59, cycled(TERRAIN, index)));
  const chips = times(8, (index) =>
    at(0, 0, at(0, -225, token(28, cycled(shirts, index), 'none')), index * 45 + 14),
  );
  return (
    rect(0, 0, WIDTH, height, ground) +
    grid(9, Math.ceil(height / 150), (column, row) => rect(column * 150, row * 150, 146, 146, '#e3dfd4')) +
    seats +
    at(600, height / 2, centre + chips)
  );
}

export function hallPlan(height: number): string {
  const hair = ['#3a2618', '#a8763f', '#1d1714', '#d8b06a', '#5b3a22'];
  const shirts = [red, blue, yellow, mint, cream, brick];
  const random = randomOf(12);
  return (
    rect(0, 0, WIDTH, height, '#d8d2c4') +
    grid(4, Math.ceil(height / 330), (column, row) => {
      const seats = [
        [-80, -104, 180],
        [0, -104, 180],
        [80, -104, 180],
        [-80, 104, 0],
        [0, 104, 0],
        [80, 104, 0],
      ].map(([x = 0, y = 0, turn = 0], index) =>
        random() < 0.78
          ? at(x, y, player(66, cycled(shirts, index + column + row), cycled(hair, index * 2 + row)), turn)
          : at(x, y, rect(-22, -18, 44, 36, edge, 10)),
      );
      const mat = cycled([felt, blue, brick, feltLight, navy], column * 2 + row);
      const table =
        rect(-130, -62, 260, 132, woodDark, 12) +
        rect(-130, -70, 260, 132, wood, 12) +
        rect(-108, -52, 216, 96, mat, 8);
      const things = times(5, (index) =>
        at(
          -70 + index * 35,
          (random() - 0.5) * 50,
          rect(-11, -15, 22, 30, cycled([cream, yellow, sky], index), 4),
          random() * 60 - 30,
        ),
      );
      return at(165 + column * 290, 165 + row * 330, seats.join('') + table + things);
    })
  );
}
