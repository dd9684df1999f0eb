/** The look's colours as in the web app's tokens, and a few shades between them. */
export const ink = '#1b2722';
export const cream = '#f7f3e8';
export const paper = '#fffdf9';
export const ground = '#ece9e1';
export const edge = '#cfc8b9';
export const felt = '#1c4a3c';
export const feltDeep = '#153a2f';
export const feltLight = '#27715a';
export const wood = '#8b5e3a';
export const woodLight = '#c49a6c';
export const woodDark = '#6b4729';
export const yellow = '#f2b61b';
export const red = '#bc3b2b';
export const brick = '#6b2a1f';
export const green = '#2a8443';
export const mint = '#4dbb78';
export const blue = '#2c5a97';
export const sky = '#7fb0ee';
export const navy = '#1b3355';
export const night = '#111814';
export const pieceColours = [red, yellow, blue, green, cream, sky, woodLight];

/** The width of every drawing in its own units; heights differ. */
export const WIDTH = 1200;

/** A colour made darker (down to -1) or lighter (up to 1). */
export function shade(colour: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(amount)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The element of a list at any index, counted round and round. */
export function cycled<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) {
    throw new Error('An empty list has no element');
  }
  return item;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Every cell of a grid, row by row. */
export function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  return times(columns * rows, (index) => draw(index % columns, Math.floor(index / columns)));
}

export function at(x: number, y: number, drawing: string, rotate = 0, scale = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(rotate)}) scale(${round(scale)})">${drawing}</g>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number, dashes = ''): string {
  const dash = dashes && ` stroke-dasharray="${dashes}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;
}

/** The corners of a regular polygon around the origin, the first one at `turn` degrees. */
export function corners(count: number, radius: number, turn = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((turn + (360 / count) * index) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
