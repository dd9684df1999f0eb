import { defineMail } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';
import { NAMELESS_WORDS } from '../../message/word-variables.ts';
import { FORMER_GUEST } from '../../wording/wording.ts';

const ROLES: Record<'administrator' | 'organiser' | 'mailer' | 'door', { position: string; may: string }> = {
  administrator: {
    position: 'an administrator',
    may: 'You can do everything on the site, also say who else helps.',
  },
  organiser: {
    position: 'an organiser',
    may: 'You can create gamedays, invite guests and watch their answers.',
  },
  mailer: {
    position: 'a mailer',
    may: 'You can write to everybody who is registered, with the e-mail tools.',
  },
  door: {
    position: 'a helper at the door',
    may: 'You can check people in and mark them as paid, on the page Door.',
  },
};

export interface StaffWelcomeProps {
  role: keyof typeof ROLES;
  /** Address of who did it. */
  by: string;
  /** Whether the reader did not help before. */
  isNew: boolean;
}

export const staffWelcome = defineMail<StaffWelcomeProps>({
  order: 70,
  title: 'Somebody helps',
  purpose: 'Goes to whoever is added to those who help, or gets another role.',
  list: null,
  life: { ...TOOL, endedBy: ['staff-changed'] },
  words: NAMELESS_WORDS,
  tellsOf: [{ by: { by: 'address' }, instead: { by: FORMER_GUEST } }],
  isForStaff: true,
  view: ({ role, by, isNew }, site) => ({
    ...ROLES[role],
    by,
    isNew,
    link: `${site.publicUrl}/login`,
  }),
  exampleName: null,
  example: { role: 'organiser', by: 'admin@tablefall.example', isNew: true },
  forms: {
    'another role': { props: { role: 'mailer', isNew: false } },
    administrator: { props: { role: 'administrator' } },
    'at the door': { props: { role: 'door' } },
  },
});
