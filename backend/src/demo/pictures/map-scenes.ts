import {
  at,
  blue,
  brick,
  circle,
  corners,
  cream,
  cycled,
  felt,
  grid,
  ground,
  ink,
  mint,
  paper,
  polygon,
  randomOf,
  rect,
  red,
  shade,
  shape,
  sky,
  stroke,
  times,
  WIDTH,
  woodDark,
  woodLight,
  yellow,
} from './brush.ts';
import { hex, hexes, TERRAIN } from './hexes.ts';
import { meeple } from './pieces.ts';
import { sign } from './signs.ts';

// Maps of hexes, tiles and routes, seen from above.

export function island(height: number): string {
  const random = randomOf(44);
  const waves = times(40, () => at(random() * WIDTH, random() * height, sign('wave', 60, shade(blue, 0.14))));
  const tiles = hexes(2, 118, (index) => {
    const colour = cycled(TERRAIN, index * 5 + Math.floor(index / 4));
    const number = 2 + Math.floor(random() * 11);
    return (
      hex(113, colour) +
      circle(0, 0, 40, cream) +
      pips(Math.min(5, 6 - Math.abs(7 - number)), number === 6 || number === 8 ? red : ink)
    );
  });
  const shore = polygon(corners(6, 620, 0), '#e7d6a4');
  return (
    rect(0, 0, WIDTH, height, blue) +
    waves +
    at(WIDTH / 2, height / 2, shore + tiles + at(60, 150, meeple(90, red)) + at(-200, -60, meeple(90, cream)))
  );
}

function pips(count: number, colour: string): string {
  return times(count, (index) => circle((index - (count - 1) / 2) * 14, 0, 5.5, colour));
}

export function honeycomb(height: number): string {
  const tones = ['#b9cdbf', '#e2d5ae', '#cfc3b6', '#a9bcc9', '#d9b6a8', '#9fb8a4'];
  const random = randomOf(8);
  const tiles = hexes(5, 112, () => hex(104, cycled(tones, Math.floor(random() * 6))));
  return (
    rect(0, 0, WIDTH, height, ground) +
    at(WIDTH / 2, height / 2, tiles + at(0, 84, meeple(180, red)) + at(388, 84, meeple(150, felt)))
  );
}

export function spaceHexes(height: number): string {
  const random = randomOf(21);
  const tiles = hexes(4, 150, (index) => {
    const dark = cycled(['#182331', '#1d2b3c', '#15202c'], index);
    const stars = times(4, () =>
      circle((random() - 0.5) * 170, (random() - 0.5) * 170, 2.5 + random() * 3, '#6b7c93'),
    );
    const planet =
      index % 3 === 1
        ? circle(0, 0, 46, cycled([red, yellow, sky, mint, woodLight], index)) +
          (index % 8 === 1 ? stroke('M-78 22Q0 52 78-22', woodLight, 9) : '')
        : '';
    return hex(144, dark) + stars + planet;
  });
  return rect(0, 0, WIDTH, height, '#0d131b') + at(WIDTH / 2, height / 2, tiles);
}

export function roadTiles(height: number): string {
  const random = randomOf(31);
  const cell = 200;
  const roads = [
    'M0-100V100',
    'M-100 0H100',
    'M0-100Q0 0 100 0',
    'M0 100Q0 0-100 0',
    'M-100 0Q0 0 0-100',
    'M-100 0H100M0 0V100',
  ];
  return grid(6, Math.ceil(height / cell), (column, row) => {
    const grass = cycled(['#8fb06a', '#9aba74', '#86a862'], column * 2 + row);
    const kind = Math.floor(random() * roads.length);
    const town =
      random() < 0.3
        ? at(
            0,
            0,
            rect(-52, -30, 104, 70, '#c9a06b', 6) +
              shape('M-64 -30L0 -84L64 -30z', brick) +
              rect(-14, 2, 28, 38, woodDark, 4),
          )
        : '';
    const trees = times(3, () => circle((random() - 0.5) * 160, (random() - 0.5) * 160, 13, '#4f7a45'));
    const road = stroke(cycled(roads, kind), '#6f7f52', 40) + stroke(cycled(roads, kind), '#efe6cf', 30);
    const meepleHere =
      random() < 0.13 ? at(40, 60, meeple(104, cycled([red, blue, yellow], column + row))) : '';
    return at(
      column * cell + 100,
      row * cell + 100,
      rect(-97, -90, 194, 194, '#54693f', 10) +
        rect(-97, -97, 194, 194, grass, 10) +
        road +
        trees +
        town +
        meepleHere,
    );
  });
}

export function railMap(height: number): string {
  const spots: [number, number][] = [
    [150, 180],
    [430, 120],
    [760, 200],
    [1050, 140],
    [260, 430],
    [600, 400],
    [930, 460],
    [170, 690],
    [480, 660],
    [800, 700],
    [1060, 720],
  ];
  const routes: [number, number, string][] = [
    [0, 1, red],
    [1, 2, blue],
    [2, 3, yellow],
    [0, 4, ink],
    [4, 5, mint],
    [5, 6, red],
    [3, 6, ink],
    [4, 7, yellow],
    [7, 8, blue],
    [8, 5, woodDark],
    [8, 9, mint],
    [9, 10, red],
    [6, 10, blue],
    [2, 5, cream],
  ];
  const scale = height / 850;
  const spot = (index: number): [number, number] => {
    const [x, y] = cycled(spots, index);
    return [x, y * scale];
  };
  const lines = routes.map(([from, to, colour]) => {
    const [[x1, y1], [x2, y2]] = [spot(from), spot(to)];
    return (
      stroke(`M${x1} ${y1}L${x2} ${y2}`, '#b9a67c', 42) +
      stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, 26, '46 40')
    );
  });
  const cities = spots.map((_, index) =>
    at(
      ...spot(index),
      circle(0, 5, 36, woodDark) +
        circle(0, 0, 36, paper) +
        circle(0, 0, 20, cycled([red, blue, felt], index)),
    ),
  );
  const land = `M60 ${height * 0.12}Q300 20 620 70T1150 90Q1180 ${height * 0.5} 1130 ${height * 0.88}Q800 ${height * 0.97} 520 ${height * 0.92}T70 ${height * 0.86}Q20 ${height * 0.5} 60 ${height * 0.12}z`;
  return (
    rect(0, 0, WIDTH, height, '#9db8c4') +
    `<path d="${land}" fill="#e6d9b4"/>` +
    lines.join('') +
    cities.join('')
  );
}
