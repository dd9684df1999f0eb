import type { Template, Testable } from '../../template.ts';

/** Shows an administrator that mail leaves this site and arrives. */
export const test: Template<Testable> = {
  title: 'Test mail',
  purpose: 'Shows the administrator who asks for it that mail leaves this site and arrives.',
  list: null,
  view: (_props, site) => ({ link: `${site.publicUrl}/`, linkIsPersonal: false }),
  example: { isTest: true },
  exampleName: null,
};
