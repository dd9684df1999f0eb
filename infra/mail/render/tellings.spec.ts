import { expect, it } from '@jest/globals';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { TELLINGS } from '../catalogue/tellings.ts';
import { golden } from '../testing/golden.ts';
import { examplesOf } from './examples.ts';

/** The places in props whose text somebody may have written: none of dates, ids and names of states. */
function freeTexts(value: unknown, place = ''): string[] {
  if (typeof value === 'string')
    return /[A-Z @]/.test(value) && !/^\d{4}-\d\d-\d\d/.test(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, each]) =>
    freeTexts(each, isList ? place : [place, key].filter(Boolean).join('.')),
  );
}

function textOf(kind: MailKind): string {
  const texts = new Set(examplesOf(kind).flatMap(({ mail }) => freeTexts(mail.props)));
  const tellings = TELLINGS.filter((telling) => telling.kind === kind).map(({ by, instead }) => {
    const traces = by.map(([place, trace]) => `${place} (${trace})`).join(' and ');
    return `  of whom ${traces} is: forgets ${instead ? Object.keys(instead).join(', ') : 'all of it'}`;
  });
  const says = texts.size > 0 ? [`  free texts: ${[...texts].sort().join(', ')}`] : [];
  return [kind, ...says, ...tellings].join('\n');
}

it('should be as told.txt says what each kind of mail tells of others than its reader (UPDATE_GOLDEN=1 writes it anew)', () => {
  const text = `${(Object.keys(catalogue) as MailKind[]).sort().map(textOf).join('\n')}\n`;

  expect(text).toBe(golden('kinds/told.txt', text));
});
