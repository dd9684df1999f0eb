import { it } from '@jest/globals';

/** One in the test run; `npm run battery` names many. */
const ROUNDS = Number(process.env.BATTERY_ROUNDS ?? 1);
/** Whether this is the long form, for rows that are not counted in rounds. */
export const isLongForm = ROUNDS > 1;
/** How often a model is played: the test run plays the same commands each time, the long form others. */
export const modelRuns = (short: number) => ({
  // The short form plays all of them, however slow the machine is, and tells a failure as it was found: shrinking it
  // takes minutes, and is left to the long form.
  ...(isLongForm ? { numRuns: ROUNDS } : { numRuns: short, seed: 1, endOnFailure: true }),
  // Otherwise half of the runs would be of two or three commands alone.
  unbiased: true,
});
const ROUND_TIMEOUT_MS = 60_000;

/** A row of the fault battery: the same must hold in every round, each with data of its own. */
export function itHoldsEveryRound(name: string, round: () => Promise<void>): void {
  it(
    name,
    async () => {
      for (let number = 0; number < ROUNDS; number++) {
        await round();
      }
    },
    ROUNDS * ROUND_TIMEOUT_MS,
  );
}
