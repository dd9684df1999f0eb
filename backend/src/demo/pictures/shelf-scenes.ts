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
  ground,
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
  WIDTH,
  wood,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';
import { cloth, shelf } from './grounds.ts';
import { cube, die, flag, hourglass, meeple, pawn } from './pieces.ts';
import { sign, signs } from './signs.ts';

export function meepleParade(height: number): string {
  const rail = height * 0.76;
  const line = times(5, (index) => at(140 + index * 230, rail, meeple(225, cycled(pieceColours, index))));
  return cloth(height) + rect(0, rail, WIDTH, height - rail, ground) + railing(rail) + line;
}

function railing(rail: number): string {
  return rect(0, rail, WIDTH, 22, wood) + rect(0, rail, WIDTH, 5, woodLight);
}

export function yellowFlag(height: number): string {
  const rail = height * 0.8;
  return (
    shelf(height, cream, felt, rail) +
    circle(860, rail - 330, 190, shade(yellow, 0.72)) +
    at(360, rail, flag(520, yellow, 'pennant')) +
    at(590, rail, meeple(220, red)) +
    at(825, rail, meeple(220, blue)) +
    at(1075, rail - 62, die(124, 5, cream))
  );
}

export function greenFlag(height: number): string {
  const rail = height * 0.82;
  return (
    shelf(height, navy, woodDark, rail) +
    times(26, (index) =>
      circle((index * 397) % WIDTH, (index * 211) % (rail * 0.7), 4 + (index % 3) * 2, shade(navy, 0.4)),
    ) +
    at(560, rail, flag(820, mint, 'swallowtail')) +
    at(260, rail, pawn(330, yellow)) +
    at(840, rail, pawn(330, sky)) +
    at(1080, rail, pawn(230, cream))
  );
}

export function diceTower(height: number): string {
  const rail = height * 0.86;
  const sides: [number, string, number][] = [
    [6, red, -4],
    [2, cream, 5],
    [5, yellow, -3],
    [3, feltLight, 4],
  ];
  const stack = sides.map(([value, colour, turn], index) =>
    at(600 + turn * 6, rail - 130 - index * 262, die(256, value, colour), turn),
  );
  return shelf(height, '#d9c7a6', brick, rail) + circle(600, rail - 600, 480, '#e6d8bd') + stack.join('');
}

export function boxShelf(height: number): string {
  const colours = [red, felt, yellow, blue, cream, brick, mint, navy, woodLight];
  const random = randomOf(5);
  const board = height / 3;
  const rows = times(3, (row) => {
    let x = 50;
    let books = '';
    for (let index = 0; x < WIDTH - 130; index++) {
      const width = 70 + Math.floor(random() * 4) * 22;
      const tall = board * (0.6 + random() * 0.22);
      const colour = cycled(colours, index * 2 + row * 4);
      const label = cycled(signs, index + row * 3);
      books += at(
        x,
        board - 36 - tall,
        box(width, tall, colour, sign(label, width * 0.5, signColour(colour))),
      );
      x += width + 7;
    }
    return at(
      0,
      row * board,
      rect(0, 0, WIDTH, board, '#5a3a22') +
        books +
        rect(0, board - 36, WIDTH, 36, wood) +
        rect(0, board - 36, WIDTH, 7, woodLight),
    );
  });
  return rows;
}

function box(width: number, height: number, colour: string, label: string): string {
  return (
    rect(0, 0, width, height, colour, 5) +
    rect(0, 0, width * 0.13, height, shade(colour, -0.2), 5) +
    rect(0, height * 0.12, width, 7, shade(colour, -0.25)) +
    rect(0, height * 0.84, width, 7, shade(colour, -0.25)) +
    at(width / 2 + 4, height * 0.48, label)
  );
}

function signColour(colour: string): string {
  return [cream, yellow, woodLight].includes(colour) ? ink : cream;
}

export function sandGlass(height: number): string {
  const rail = height * 0.84;
  return (
    shelf(height, feltLight, ground, rail) +
    rect(0, rail * 0.5, WIDTH, rail * 0.5, felt) +
    at(600, rail, hourglass(rail * 0.74, yellow)) +
    at(235, rail, pawn(300, red)) +
    at(980, rail, pawn(300, cream))
  );
}

export function oneAmongMany(height: number): string {
  const rail = height * 0.78;
  return (
    shelf(height, '#c9d8d0', feltDeep, rail) +
    times(6, (index) => at(120 + index * 186, rail, pawn(250, index === 3 ? red : paper)))
  );
}

export function blockTower(height: number): string {
  const rail = height * 0.9;
  const random = randomOf(17);
  const layer = 92;
  const rows = times(13, (row) => {
    const y = rail - (row + 1) * layer;
    const shift = (random() - 0.5) * 26;
    const tone = shade(woodLight, (random() - 0.5) * 0.2);
    if (row % 2 === 0) {
      return at(
        600 + shift,
        y,
        rect(-260, 0, 520, layer - 5, tone, 8) + rect(-260, layer - 22, 520, 17, shade(tone, -0.16), 8),
      );
    }
    return times(3, (column) =>
      row === 5 && column === 1
        ? ''
        : at(
            600 + shift + (column - 1) * 175,
            y,
            rect(-85, 0, 170, layer - 5, tone, 8) + rect(-60, 24, 120, layer - 53, shade(tone, -0.1), 5),
          ),
    );
  });
  return (
    shelf(height, blue, brick, rail) +
    rect(0, 0, 240, rail, shade(blue, 0.08)) +
    rect(960, 0, 240, rail, shade(blue, 0.08)) +
    rows
  );
}

export function cubePyramid(height: number): string {
  const rail = height * 0.84;
  const colours = [red, yellow, feltLight, sky, cream, woodLight];
  const size = 170;
  const rows = times(4, (row) =>
    times(4 - row, (column) =>
      at(
        600 + (column - (3 - row) / 2) * size * 1.06,
        rail - 4 - row * size * 0.99,
        cube(size, cycled(colours, row * 2 + column)),
      ),
    ),
  );
  return (
    shelf(height, '#2a2f45', '#1b2030', rail + 30) +
    circle(940, 190, 90, cream) +
    circle(980, 165, 80, '#2a2f45') +
    rows
  );
}

export function goldenMeeple(height: number): string {
  const rail = height * 0.86;
  const rays = times(14, (index) =>
    at(600, rail - 560, shape('M0 0L-70 -1100L70 -1100z', shade(red, -0.12)), index * (360 / 14)),
  );
  const step = (half: number, y: number, tall: number) =>
    rect(600 - half, y, half * 2, tall, cream, 6) + rect(600 - half, y + tall - 16, half * 2, 16, edge, 6);
  return (
    rect(0, 0, WIDTH, height, red) +
    rays +
    rect(0, rail, WIDTH, height - rail, woodDark) +
    railing(rail) +
    step(330, rail - 110, 110) +
    step(230, rail - 230, 120) +
    at(600, rail - 170, sign('star', 70, yellow)) +
    at(600, rail - 228, meeple(560, yellow))
  );
}

export function lanyards(height: number): string {
  const colours = [yellow, red, mint, sky];
  const badges = times(4, (index) => {
    const x = 165 + index * 290;
    const drop = 250 + (index % 2) * 150;
    const colour = cycled(colours, index);
    return (
      stroke(`M${x - 60} -20L${x} ${drop}L${x + 60} -20`, colour, 24) +
      rect(x - 20, drop - 14, 40, 52, edge, 8) +
      rect(x - 112, drop + 32, 224, 318, '#12362b', 18) +
      rect(x - 112, drop + 22, 224, 318, paper, 18) +
      rect(x - 112, drop + 22, 224, 84, colour, 18) +
      at(x, drop + 226, meeple(130, colour)) +
      rect(x - 70, drop + 262, 140, 16, ink, 8) +
      rect(x - 46, drop + 292, 92, 12, edge, 6)
    );
  });
  return cloth(height) + badges;
}
