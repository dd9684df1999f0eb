import {
  at,
  blue,
  brick,
  circle,
  cream,
  cycled,
  edge,
  felt,
  feltDeep,
  feltLight,
  green,
  grid,
  ink,
  mint,
  navy,
  paper,
  pieceColours,
  randomOf,
  rect,
  red,
  shade,
  shape,
  sky,
  stroke,
  times,
  wood,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';
import { cloth, planks } from './grounds.ts';
import { cube, cup, die, meeple } from './pieces.ts';
import { signs, token } from './signs.ts';

// What else lies on a table, seen from above.

export function resourceBowls(height: number): string {
  const random = randomOf(3);
  const colours = [red, yellow, mint, sky];
  return (
    planks(height, woodDark, 12) +
    grid(2, 2, (column, row) => {
      const colour = cycled(colours, column + row * 2);
      const spots = Array.from({ length: 18 }, (_, index): [number, number] => {
        const [angle, away] = [index * 2.4, 165 * Math.sqrt(index / 18)];
        return [Math.cos(angle) * away, Math.sin(angle) * away + 40];
      }).sort(([, upper], [, lower]) => upper - lower);
      const cubes = spots
        .map(([x, y]) => at(x, y, cube(62, shade(colour, (random() - 0.5) * 0.14))))
        .join('');
      return at(
        310 + column * 580,
        height * (0.27 + row * 0.46),
        circle(0, 14, 258, '#33210f') +
          circle(0, 0, 258, woodLight) +
          circle(0, 0, 226, shade(wood, -0.12)) +
          cubes,
      );
    })
  );
}

export function coffeeAndRules(height: number): string {
  const lines = times(9, (index) =>
    rect(-210, -40 + index * 38, index % 4 === 3 ? 190 : 330 - ((index * 53) % 70), 13, edge, 6),
  );
  const page = (side: number) =>
    rect(-260, -370, 520, 740, shade(paper, side < 0 ? -0.03 : 0), 12) +
    rect(-210, -300, 300, 34, side < 0 ? red : felt, 8);
  const left =
    page(-1) +
    at(
      0,
      -120,
      rect(-210, -110, 420, 210, '#dfe9e2', 10) +
        at(-90, 78, meeple(150, red)) +
        at(90, 78, meeple(150, blue)),
    ) +
    at(
      0,
      110,
      times(5, (index) => rect(-210, index * 38, 400 - ((index * 71) % 120), 13, edge, 6)),
    );
  const right =
    page(1) +
    at(0, -160, lines) +
    at(120, 260, token(64, yellow, 'sun', brick)) +
    at(-80, 265, die(110, 4, cream), 12);
  return (
    planks(height, wood, 15) +
    at(
      540,
      height * 0.5,
      rect(-530, -360, 1060, 752, '#5a3a22', 16) +
        at(-262, 0, left) +
        at(262, 0, right) +
        rect(-4, -370, 8, 740, edge),
      -5,
    ) +
    at(1050, height * 0.14, cup(92, yellow, '#4a2c17')) +
    at(1110, height * 0.87, die(110, 3, red), 24)
  );
}

export function scoreSheet(height: number): string {
  const rows = Math.floor((height - 420) / 92);
  const names = grid(5, rows, (column, row) => {
    const [x, y] = [150 + column * 180, 330 + row * 92];
    const tally = 1 + ((column * 3 + row * 2) % 5);
    const strokes = times(Math.min(4, tally), (index) =>
      stroke(`M${x + 44 + index * 22} ${y + 22}l${index % 2 ? 3 : -2} 46`, blue, 7),
    );
    return (
      `<rect x="${x}" y="${y}" width="180" height="92" fill="none" stroke="${edge}" stroke-width="4"/>` +
      strokes +
      (tally === 5 ? stroke(`M${x + 34} ${y + 60}l92-28`, blue, 7) : '')
    );
  });
  const heads = times(5, (column) => at(240 + column * 180, 310, meeple(120, cycled(pieceColours, column))));
  const pencil =
    rect(-330, -22, 520, 44, yellow, 6) +
    rect(-330, 4, 520, 18, shade(yellow, -0.14), 4) +
    shape('M190 -22L272 0L190 22z', woodLight) +
    shape('M246 -8L276 0L246 8z', ink) +
    rect(-372, -22, 46, 44, '#e08a78', 10);
  return (
    planks(height, woodDark, 8) +
    rect(110, 120, 1000, height - 190, '#3f2814', 14) +
    rect(96, 100, 1000, height - 190, paper, 14) +
    heads +
    names +
    at(880, height * 0.84, pencil, -24)
  );
}

export function polyominoes(height: number): string {
  const cell = 120;
  const board = ['AABBCCCD', 'AEEBBCDD', 'AEEFGGDH', 'IIFFFGHH', 'IJJFKGLH', 'IJMMKKLL', 'JJM.KNNL'];
  const colours = [
    red,
    yellow,
    blue,
    mint,
    woodLight,
    '#8e5aa0',
    sky,
    '#d0842a',
    feltLight,
    '#d98c7e',
    navy,
    green,
    cream,
    '#6c8c9a',
  ];
  const cells = board.map((line, row) =>
    [...line]
      .map((letter, column) => {
        const [x, y] = [column * cell, row * cell];
        if (letter === '.') {
          return '';
        }
        const colour = cycled(colours, letter.charCodeAt(0) - 65);
        const joins = [
          board[row]?.[column + 1] === letter ? rect(x + 60, y + 4, cell, cell - 8, colour) : '',
          board[row + 1]?.[column] === letter ? rect(x + 4, y + 60, cell - 8, cell, colour) : '',
        ];
        return (
          joins.join('') +
          rect(x + 4, y + 4, cell - 8, cell - 8, colour, 12) +
          circle(x + 60, y + 60, 13, shade(colour, -0.16))
        );
      })
      .join(''),
  );
  return (
    cloth(height, feltDeep) +
    at(
      600 - 4 * cell,
      height / 2 - 3.5 * cell,
      rect(-36, -20, 8 * cell + 72, 7 * cell + 72, '#3f2814', 20) +
        rect(-36, -36, 8 * cell + 72, 7 * cell + 72, woodLight, 20) +
        rect(0, 0, 8 * cell, 7 * cell, shade(wood, -0.2), 8) +
        cells.join(''),
    )
  );
}

export function sowingBowls(height: number): string {
  const random = randomOf(15);
  const seeds = (count: number) =>
    times(count, () => {
      const angle = random() * 6.28;
      const away = Math.sqrt(random()) * 48;
      return circle(
        Math.cos(angle) * away,
        Math.sin(angle) * away,
        17,
        cycled([red, cream, yellow, sky, mint], Math.floor(random() * 5)),
      );
    });
  const bowl = (width: number, tall: number) =>
    rect(-width / 2, -tall / 2, width, tall, shade(wood, -0.3), 78) +
    rect(-width / 2, -tall / 2 + 10, width, tall - 10, shade(wood, -0.18), 74);
  const pits = grid(5, 2, (column, row) =>
    at(244 + column * 178, row === 0 ? -100 : 100, bowl(156, 172) + seeds(3 + ((column * 2 + row * 3) % 4))),
  );
  const stores =
    at(92, 0, bowl(128, 380) + at(0, -60, seeds(5)) + at(0, 70, seeds(4))) +
    at(1108, 0, bowl(128, 380) + at(0, -40, seeds(4)));
  return (
    cloth(height, '#c7a53f') +
    at(
      0,
      height / 2,
      rect(10, -240, 1180, 506, '#4b2f1a', 120) + rect(10, -252, 1180, 504, wood, 120) + pits + stores,
    )
  );
}

export function tokenSpill(height: number): string {
  const random = randomOf(29);
  const spilled = times(26, (index) => {
    const angle = -0.35 + random() * 1.5;
    const away = 330 + random() * 700;
    return at(
      170 + Math.cos(angle) * away,
      height * 0.2 + Math.sin(angle) * away * 0.86,
      token(
        46 + random() * 22,
        cycled([yellow, red, sky, mint, cream], index),
        cycled(signs, index * 3),
        index % 5 === 4 || index % 5 === 0 ? ink : cream,
      ),
      random() * 360,
    );
  });
  const bag =
    shape('M-210-190Q-300 40-120 190Q60 300 210 150Q300 20 190-120Q60-240-210-190z', brick) +
    stroke('M140-140Q230-20 150 140', shade(brick, -0.3), 18) +
    stroke('M190-100q70-50 120-20M190-90q40 60 100 70', yellow, 12);
  return planks(height, woodLight, 22) + spilled + at(210, height * 0.2, bag, 32, 1.1);
}
