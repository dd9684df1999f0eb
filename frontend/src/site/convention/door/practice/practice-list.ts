import type { ExpectedList, ExpectedParty } from '#core/api/generated.ts';

/** No edition and no gameday is called so. */
export const PRACTICE = 'practice';

type Invented = [name: string, facts?: { child?: true; people?: number; isHere?: true }];

/** What a door meets: families, children, money that is owed, two of one name, and somebody who is in already. */
const PARTIES: { owes?: true; people: Invented[] }[] = [
  { people: [['Ada Practice']] },
  { owes: true, people: [['Boris Practice']] },
  { owes: true, people: [['Cora Example'], ['Dev Example'], ['Emil Example', { child: true }]] },
  { people: [['Fay Sample', { people: 3 }]] },
  { people: [['Gus Sample']] },
  { owes: true, people: [['Gus Sample'], ['Hana Sample', { child: true }]] },
  { people: [['Ivo Rehearsal', { isHere: true }]] },
];

/**
 * A list of invented people, as the server would answer with one. Their names say that they are none.
 *
 * @param price of a badge
 */
export function practiceList(now: Date, endsAt: string, price: number): ExpectedList {
  const takenAt = now.toISOString();
  const parties = PARTIES.map(({ owes, people }, party): ExpectedParty => {
    const badges = people.filter(([, facts]) => !facts?.child).length;
    return {
      id: `${PRACTICE}-${party}`,
      owed: owes ? badges * price : 0,
      people: people.map(([name, facts], place) => ({
        id: `${PRACTICE}-${party}-${place}`,
        name,
        nameId: `${PRACTICE}-name-${party}-${place}`,
        child: facts?.child ?? false,
        people: facts?.people ?? 1,
        codes: [],
        here: facts?.isHere ? takenAt : null,
      })),
    };
  });
  return { scope: PRACTICE, takenAt, endsAt, parties };
}
