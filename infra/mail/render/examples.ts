import { NIL } from 'uuid';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import type { Template } from '../definition/define-mail.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';

/** A mail of each form that a template has: `name` tells them apart and is empty for the plain example. */
export interface MailExample {
  name: string;
  mail: RenderableMail;
}

/** What the templates' page and the golden tests show of a kind of mail. */
export function examplesOf(kind: MailKind): MailExample[] {
  const { example, exampleName = 'Priya Raghunathan', forms } = catalogue[kind] as Template<object>;
  const all: Template<object>['forms'] = { '': {}, ...forms };
  return Object.entries(all).map(([name, { props, recipientName = exampleName }]) => ({
    name,
    mail: {
      id: NIL,
      kind,
      props: { ...example, ...props },
      recipientName,
      createdAt: new Date('2025-09-01T10:00:00Z'),
    } as RenderableMail,
  }));
}
