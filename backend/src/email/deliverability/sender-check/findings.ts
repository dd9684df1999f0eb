import type { CheckState, SenderFindingDto } from './sender-check.dto.ts';

/** Findings of one check, which all bear its name. */
export function findingsOf(name: string) {
  const finding =
    (state: CheckState) =>
    (found: string[], advice: string): SenderFindingDto => ({ name, state, found, advice });
  return {
    ok: (found: string[]) => finding('ok')(found, ''),
    warning: finding('warning'),
    failed: finding('failed'),
    unknown: finding('unknown'),
    dnsIsAway: () => finding('unknown')([], 'The DNS did not answer in time. Please try again in a moment.'),
  };
}

/** The tags of a record such as `v=DMARC1; p=none`, by their lower-case names. */
export function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((tag) => {
    const [name = '', ...value] = tag.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

/** Whether two domains belong together for DMARC in all but rare cases: one stands under the other. */
export function areAligned(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
