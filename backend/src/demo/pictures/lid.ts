import { circle, cream, randomOf, rect, shade, times, WIDTH } from './brush.ts';

/** A lid fills the picture but for the thickness of the box and a printed line around it. */
export function lid(height: number, colour: string, art: string): string {
  return (
    rect(0, 0, WIDTH, height, shade(colour, -0.35)) +
    `<svg x="0" y="0" width="${WIDTH}" height="${height - 26}" viewBox="0 0 ${WIDTH} ${height - 26}">${rect(0, 0, WIDTH, height, colour)}${art}</svg>` +
    `<rect x="34" y="34" width="${WIDTH - 68}" height="${height - 94}" rx="14" fill="none" stroke="${cream}" stroke-width="7"/>`
  );
}

export function stars(height: number, seed: number, colour = cream): string {
  const random = randomOf(seed);
  return times(38, () =>
    circle(70 + random() * 1060, 70 + random() * (height - 200), 3 + random() * 5, colour),
  );
}
