/** More than the mails that are under way at one time tell of, and few enough to be nothing. */
const KEPT = 100;

type Given = readonly (string | number | null | undefined)[];

/**
 * A pure function that keeps its last results. What all mails of a mailing or of an edition have in common is worked
 * out for the first of them: a range of dates, for instance, takes Intl longer than all else in a mail.
 *
 * @param work gives the same result whenever it is given the same; nobody changes that result
 */
export function remembered<G extends Given, R>(work: (...given: G) => R): (...given: G) => R {
  const kept = new Map<unknown, R>();
  let last: { given: G; result: R } | null = null;
  const find = (given: G): R => {
    const key = given.length === 1 ? given[0] : keyOf(given);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    const result = work(...given);
    kept.set(key, result);
    return result;
  };
  return (...given) => {
    // Mails of one mailing follow each other: to compare is cheaper than to make a key.
    if (!last?.given.every((value, place) => value === given[place]) || last.given.length !== given.length)
      last = { given, result: find(given) };
    return last.result;
  };
}

/** The length of each value says where it ends, so that no two lists look the same. */
function keyOf(given: Given): string {
  return given.map((value) => `${value?.toString().length ?? ''}:${value}`).join();
}
