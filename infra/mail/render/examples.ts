import { NIL } from 'uuid';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import type { Template } from '../definition/define-mail.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';

/** A mail of each form that a template has: `name` tells them apart and is empty for the plain example. */
export interface MailExample {
  name: string;
  mail: RenderableMail;
}

/** The convention of the examples begins then. */
const FIRST_DAY = '2025-10-10';

/**
 * What the templates' page and the golden tests show of a kind of mail.
 *
 * @param firstDay of the convention that they speak of: all their dates follow it
 */
export function examplesOf(kind: MailKind, firstDay = FIRST_DAY): MailExample[] {
  const { example, exampleName = 'Priya Raghunathan', forms } = catalogue[kind] as Template<object>;
  const all: Template<object>['forms'] = { '': {}, ...forms };
  return Object.entries(all).map(([name, { props, recipientName = exampleName }]) => ({
    name,
    mail: {
      id: NIL,
      kind,
      props: moved({ ...example, ...props }, Date.parse(firstDay) - Date.parse(FIRST_DAY)),
      recipientName,
      createdAt: new Date('2025-09-01T10:00:00Z'),
    } as RenderableMail,
  }));
}

/** The same with all dates so many ms later, whole days. */
function moved(value: unknown, by: number): unknown {
  if (by === 0) return value;
  if (Array.isArray(value)) return value.map((each) => moved(each, by));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each, by)]));
  }
  const [, date, time] = (typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(value)) || [];
  return date ? new Date(Date.parse(date) + by).toISOString().slice(0, 10) + (time ?? '') : value;
}
