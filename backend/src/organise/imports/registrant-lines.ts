import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { areOnlyChildren, MAX_ATTENDEES } from '../../convention/registration/registration.policy.ts';
import { addressProblem, EMAIL_MAX, isEmailAddress } from '../../http/input/email.ts';
import { nameProblem } from '../../http/input/person-name.ts';
import { duplicateOf, refused, TAKEN, textOf, verdictOf } from './import-lines.ts';
import type { ImportedLineDto } from './imports.dto.ts';

const NAME_ROOM = 200;

/** What is known of addresses, in small letters, before anything is taken. */
export interface KnownRegistrants {
  registered: Set<string>;
  /** Kept out by an administrator. */
  blocked: Set<string>;
  /** Null where badges are not limited. */
  badgesLeft: number | null;
}

interface Person {
  place: number;
  name: string;
  badge: boolean;
  paid: boolean;
}

/** The people of one address. */
export interface Family {
  email: string;
  people: Person[];
}

/** What each line is, and the families that can be taken. */
export interface JudgedRegistrants {
  verdicts: ImportedLineDto[];
  taken: Family[];
}

/** Reads lines that may hold anything: which people of which address they are, and what is wrong with the others. */
export function readRegistrants(lines: Record<string, unknown>[]): {
  verdicts: ImportedLineDto[];
  families: Family[];
} {
  const families = new Map<string, Family>();
  const verdicts = lines.map((line, place) => {
    const [name, email] = [textOf(line.name, NAME_ROOM), addressKey(textOf(line.email, EMAIL_MAX))];
    if (!isEmailAddress(email)) return refused(addressProblem(email, 'Not a complete e-mail address'));
    const problem = nameProblem(name);
    if (problem !== null) return refused(problem);
    const family = families.get(email) ?? { email, people: [] };
    const same = family.people.find((person) => person.name === name);
    if (same) return duplicateOf(same.place);
    if (family.people.length === MAX_ATTENDEES)
      return refused(`More than ${MAX_ATTENDEES} people with one address`);
    const badge = line.badge !== false;
    family.people.push({ place, name, badge, paid: badge && line.paid === true });
    families.set(email, family);
    return TAKEN;
  });
  return { verdicts, families: [...families.values()] };
}

/**
 * Decides by families, in the order of the file: an address that is registered stays as it is, and children alone, or a family
 * whose badges are not all left, are not taken at all.
 */
export function judgeFamilies(
  { verdicts, families }: ReturnType<typeof readRegistrants>,
  { registered, blocked, badgesLeft }: KnownRegistrants,
): JudgedRegistrants {
  const judged = [...verdicts];
  let left = badgesLeft ?? Number.POSITIVE_INFINITY;
  const taken = families.filter((family) => {
    const badges = badgesOf(family);
    const verdict = blocked.has(family.email)
      ? refused('An administrator keeps this address out')
      : registered.has(family.email)
        ? verdictOf('known')
        : areOnlyChildren(family.people)
          ? refused('Children of 9 and under come with somebody of 10 and over')
          : badges > left
            ? verdictOf('full')
            : TAKEN;
    for (const { place } of family.people) judged[place] = verdict;
    if (verdict === TAKEN) left -= badges;
    return verdict === TAKEN;
  });
  return { verdicts: judged, taken };
}

export function badgesOf({ people }: Family): number {
  return people.filter(({ badge }) => badge).length;
}
