import { print } from '../local/print.ts';
import type { Bench } from './bench.ts';
import { median } from './rounds.ts';
import { NotMeasured, type Row } from './row.ts';

/** A release has to reach this part of what the other one does, in every row. */
export const LEAST = 0.85;
/** How often both are measured, and how often at most where the first times leave a doubt. */
const TIMES = { first: 3, most: 6 };

/** One row of two releases on one machine. */
export interface Compared {
  row: string;
  /** The values of each time: the other release's stand before and after each of this one's. */
  theirs: number[];
  ours: number[];
  /** How far this release comes: 1 as far as the other, less than 1 less far. */
  share: number;
}

/**
 * Measures a row of both releases in turn: theirs, ours, theirs and so on. A share below the least is measured some more
 * times, since other work on the machine may hit one of the two.
 *
 * @returns null where it cannot be measured here, or one of them does not have what it measures
 */
export async function compareRow(row: Row, theirs: Bench, ours: Bench): Promise<Compared | null> {
  const measure = async (bench: Bench) => {
    bench.again();
    return (await row.run(bench)).value;
  };
  const compared: Compared = { row: row.name, theirs: [], ours: [], share: Number.NaN };
  try {
    compared.theirs.push(await measure(theirs));
    for (let time = 1; time <= TIMES.first || (compared.share < LEAST && time <= TIMES.most); time++) {
      compared.ours.push(await measure(ours));
      compared.theirs.push(await measure(theirs));
      compared.share = shareOf(row, compared);
    }
    return compared;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    print(`${row.name}: ${error.message}`);
    return null;
  }
}

/** The median of each of our values ÷ those of the other release on its both sides; turned round where less is better. */
export function shareOf(
  { better }: Pick<Row, 'better'>,
  { theirs, ours }: Pick<Compared, 'theirs' | 'ours'>,
): number {
  const shares = ours.map((value, time) => {
    const [before = Number.NaN, after = before] = theirs.slice(time, time + 2);
    const ratio = value / ((before + after) / 2);
    return better === 'higher' ? ratio : 1 / ratio;
  });
  return median(shares);
}
