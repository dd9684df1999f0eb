import { defineMail, type Testable } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';

/** Shows an administrator that mail leaves this site and arrives. */
export const test = defineMail<Testable>({
  order: 73,
  title: 'Test mail',
  purpose: 'Shows the administrator who asks for it that mail leaves this site and arrives.',
  list: null,
  life: TOOL,
  words: { none: 'It only shows that mail arrives.' },
  view: (_props, site) => ({ link: `${site.publicUrl}/`, linkIsPersonal: false }),
  example: { isTest: true },
  exampleName: null,
});
