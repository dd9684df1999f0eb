import { keptAddress } from '@tablefall/platform/addresses/mail-address';
import { eachGivingWay } from '@tablefall/platform/concurrency/each-giving-way';
import { EMAIL_MAX, isEmailAddress } from '../../../http/input/email.ts';
import { nameProblem } from '../../../http/input/person-name.ts';
import { cleanText } from '../../../http/input/text.ts';

export interface NamedAddress {
  name: string;
  email: string;
}

/** What a list of entries comes to; every entry is in one of the two. */
export interface ReadList {
  /** Good entries in their order; an address may stand there more than once. */
  people: NamedAddress[];
  /** What stood in the place of the address, for each entry with a bad address or name. */
  refused: string[];
}

/** Reads a list whose entries may be anything: `{ name, email }` is what they should be. */
export async function readList(entries: unknown[]): Promise<ReadList> {
  const list: ReadList = { people: [], refused: [] };
  await eachGivingWay(entries, (entry) => {
    const { name, given } = readEntry(entry);
    const email = keptAddress(given);
    if (nameProblem(name) !== null || !isEmailAddress(email)) {
      list.refused.push(given);
    } else {
      list.people.push({ name, email });
    }
  });
  return list;
}

function readEntry(entry: unknown): { name: string; given: string } {
  const { name, email } = (entry ?? {}) as Record<string, unknown>;
  return { name: textOf(name), given: textOf(email).slice(0, 2 * EMAIL_MAX) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : '';
}
