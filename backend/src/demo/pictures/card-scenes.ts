import {
  at,
  blue,
  brick,
  corners,
  cream,
  cycled,
  edge,
  felt,
  feltLight,
  green,
  grid,
  navy,
  paper,
  polygon,
  randomOf,
  rect,
  red,
  sky,
  times,
  wood,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';
import { cloth, planks } from './grounds.ts';
import { die, feltMat } from './pieces.ts';
import { card, signs, token } from './signs.ts';

// Cards, dice and dominoes on a table, seen from above.

const SIGN_COLOURS = [yellow, green, blue, '#d0842a', red, navy, feltLight];

export function handOfCards(height: number): string {
  const fan = times(7, (index) =>
    at(
      600,
      height * 1.12,
      at(0, -height * 0.62, card(470, cycled(SIGN_COLOURS, index), cycled(signs, index))),
      (index - 3) * 12,
    ),
  );
  return (
    planks(height, wood, 2) +
    at(600, height * 0.1, feltMat(760, 260)) +
    at(420, height * 0.1, card(200, red, 'back'), 4) +
    at(600, height * 0.1, card(200, yellow, 'star'), -3) +
    at(780, height * 0.1, token(62, sky, 'drop')) +
    fan
  );
}

export function memoryCards(height: number): string {
  const rows = Math.floor(height / 285);
  return (
    cloth(height, blue) +
    grid(5, rows, (column, row) => {
      const index = column + row * 5;
      const isOpen = index === 6 || index === 13;
      const tilt = ((index * 37) % 9) - 4;
      return at(
        160 + column * 220,
        height / 2 + (row - (rows - 1) / 2) * 280,
        isOpen ? card(245, red, 'heart') : card(245, felt, 'back'),
        tilt,
      );
    })
  );
}

export function patience(height: number): string {
  return (
    cloth(height) +
    times(6, (column) =>
      times(column + 1, (row) =>
        at(
          125 + column * 190,
          210 + row * 68,
          card(
            240,
            cycled(SIGN_COLOURS, column * 3 + row),
            row === column ? cycled(signs, column * 3 + row) : 'back',
          ),
        ),
      ),
    ) +
    times(3, (index) =>
      at(
        125 + index * 190,
        height - 170,
        card(240, cycled([brick, blue, yellow], index), index === 0 ? 'back' : cycled(signs, index)),
      ),
    )
  );
}

export function twoDice(height: number): string {
  return (
    cloth(height, brick) +
    at(400, height * 0.4, die(330, 6, cream), -14) +
    at(800, height * 0.62, die(330, 5, yellow), 18) +
    at(930, height * 0.22, token(80, red, 'star'))
  );
}

export function diceTray(height: number): string {
  const random = randomOf(6);
  const places: [number, number][] = [
    [-250, -190],
    [-60, -230],
    [150, -170],
    [270, -20],
    [70, 10],
    [-150, 0],
    [-300, 70],
    [-40, 190],
    [180, 200],
  ];
  const dice = places.map(([x, y], index) =>
    at(
      x,
      y,
      die(128, 1 + Math.floor(random() * 6), cycled([cream, red, yellow, sky], index)),
      random() * 80 - 40,
    ),
  );
  return (
    planks(height, woodLight, 4) +
    at(
      600,
      height / 2,
      polygon(
        corners(8, 540, 22.5).map(([x, y]) => [x, y + 16]),
        '#4b2f1a',
      ) +
        polygon(corners(8, 540, 22.5), woodDark) +
        polygon(corners(8, 490, 22.5), wood) +
        polygon(corners(8, 455, 22.5), brick) +
        dice.join(''),
    )
  );
}

export function dominoes(height: number): string {
  const chain: [number, number, number, number, number][] = [
    [200, 210, 0, 6, 6],
    [430, 210, 0, 6, 3],
    [660, 210, 0, 3, 5],
    [890, 210, 0, 5, 1],
    [1010, 380, 90, 1, 4],
    [1010, 610, 90, 4, 2],
    [840, 780, 180, 2, 2],
    [610, 780, 180, 2, 5],
    [380, 780, 180, 5, 6],
    [210, 610, 270, 6, 1],
  ];
  const scale = height / 960;
  const half = (value: number) => die(104, value, paper);
  return (
    cloth(height, '#5b2333') +
    chain
      .map(([x, y, turn, first, second]) =>
        at(
          x,
          y * scale,
          rect(-108, -46, 216, 108, '#32121c', 20) +
            at(-52, 0, half(first)) +
            at(52, 0, half(second)) +
            rect(-3, -40, 6, 80, edge, 3),
          turn,
        ),
      )
      .join('') +
    at(610, 480 * scale, token(96, yellow, 'star', brick))
  );
}
