import { at, cycled, felt, randomOf, rect, shade, stroke, times, WIDTH, wood, woodLight } from './brush.ts';

/** A wooden table from above: boards with seams, joints and a little grain. */
export function planks(height: number, colour: string, seed: number): string {
  const random = randomOf(seed);
  const board = 150;
  return times(Math.ceil(height / board), (row) => {
    const tone = shade(colour, (random() - 0.5) * 0.14);
    const joint = 150 + random() * 900;
    const grain = times(4, () => {
      const [x, y, length] = [random() * WIDTH, 25 + random() * 100, 120 + random() * 260];
      return stroke(`M${x} ${y}q${length / 2} ${(random() - 0.5) * 14} ${length} 0`, shade(tone, -0.1), 4);
    });
    return at(
      0,
      row * board,
      rect(0, 0, WIDTH, board, tone) +
        grain +
        rect(0, board - 5, WIDTH, 5, shade(colour, -0.3)) +
        rect(joint, 0, 5, board, shade(colour, -0.3)),
    );
  });
}

/** Cloth: one colour with short stitches, as the site's felt. */
export function cloth(height: number, colour = felt): string {
  const stitch = shade(colour, 0.07);
  return (
    rect(0, 0, WIDTH, height, colour) +
    times(Math.ceil(height / 60), (row) =>
      times(20, (column) => {
        const x = column * 60 + cycled([0, 30], row);
        return stroke(`M${x + 8} ${row * 60 + 14}l9 9`, stitch, 3);
      }),
    )
  );
}

/** A wall with a shelf or table edge across it; things stand on it at `rail`. */
export function shelf(height: number, wall: string, front: string, rail: number): string {
  return (
    rect(0, 0, WIDTH, height, wall) +
    rect(0, rail, WIDTH, height - rail, front) +
    rect(0, rail, WIDTH, 22, wood) +
    rect(0, rail, WIDTH, 5, woodLight) +
    rect(0, rail + 22, WIDTH, 7, shade(front, -0.12))
  );
}
