import type { Row } from '../row.ts';
import type { Result } from './result.ts';
import { verdict } from './table.ts';

/**
 * What a row has to reach: what was published last, less its spread, and never less than its Must. What was reached is
 * the floor: a row that becomes dearer rings, though it may still be better than what was once asked for.
 *
 * @param published its result in the same form of the benchmark, if there is one
 * @returns null where nothing is asked
 */
export function floorOf(
  { must, better }: Pick<Row, 'must' | 'better'>,
  published: Pick<Result, 'measured'> | undefined,
): number | null {
  if (must === null || !published?.measured) return must;
  const { value, spread = [value, value] } = published.measured;
  const width = spread[1] - spread[0];
  return better === 'higher' ? Math.max(must, value - width) : Math.min(must, value + width);
}

/**
 * The part of the floor that the short form asks for. Others use the machine's memory as well: one release gave `rows` 0.57 and 0.74
 * within an hour. Two releases are compared closely by `--against`, side by side.
 */
const ASKED = 0.75;

/** Whether even the best round is far beyond the floor: other work on the machine makes rounds worse, never better. */
export function isBelow(floor: number | null, { row, measured }: Result): boolean {
  if (floor === null || !measured) return false;
  const [lowest, highest] = measured.spread ?? [measured.value, measured.value];
  const best = row.better === 'higher' ? highest : lowest;
  const asked = row.better === 'higher' ? floor * ASKED : floor / ASKED;
  return verdict({ must: asked, aim: null, better: row.better }, best) === 'below';
}
