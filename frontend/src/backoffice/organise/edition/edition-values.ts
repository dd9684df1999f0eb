import { EDITION_TITLES } from '#core/api/facts.generated.ts';
import type { OutsideContent } from '#core/api/generated.ts';
import type { EditionForm, OrganisedEdition } from '#core/api/staff.ts';

/** The search parameter with the key of the edition that is looked at; without it the one that the site shows. */
export const EDITION = 'edition';

/** What the form holds: texts, as they are typed. */
export type EditionValues = Record<keyof EditionForm, string>;

export function valuesOf(edition: OrganisedEdition): EditionValues {
  const fields = Object.keys(EDITION_TITLES) as (keyof EditionForm)[];
  return Object.fromEntries(
    fields.map((field) => [field, String(edition[field] ?? '')]),
  ) as unknown as EditionValues;
}

/** What is no number stays out, so that the server says what it expects. */
export function formOf(values: EditionValues): EditionForm {
  const {
    capacity,
    price,
    outsideContent,
    joinsNeedBadge,
    gamesPerPerson,
    childrenNeedAdult,
    takesWishes,
    walkInBadges,
    ...texts
  } = values;
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  return {
    ...texts,
    capacity: number(capacity),
    price: number(price),
    outsideContent: outsideContent as OutsideContent,
    joinsNeedBadge: joinsNeedBadge === 'true',
    gamesPerPerson: gamesPerPerson.trim() === '' ? null : numberOrText(gamesPerPerson),
    childrenNeedAdult: childrenNeedAdult === 'true',
    takesWishes: takesWishes === 'true',
    walkInBadges: number(walkInBadges),
  };
}

/** `NaN` would arrive as nothing, which is a choice here; the server refuses a text in its own words. */
function numberOrText(text: string): number {
  const number = Number(text);
  return Number.isNaN(number) ? (text as never) : number;
}
