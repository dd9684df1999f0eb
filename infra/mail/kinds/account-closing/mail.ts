import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import { momentText } from '../../wording/wording.ts';

/** How far the closing of an account is. */
export type ClosingStep = 'asked' | 'begun' | 'ended';

export interface AccountClosingProps {
  step: ClosingStep;
  closureId: string;
  /** ISO 8601: until when the link of `asked` works, or when `begun` ends. Null once it has ended. */
  until: string | null;
  /** Whether there is an account: guests have none to sign in to. */
  hasAccount: boolean;
}

export const accountClosing = defineMail<AccountClosingProps, 'closure'>({
  order: 62,
  title: 'Account closing',
  purpose: 'Asks whether an account shall be closed, says that it will be, and that it was.',
  list: null,
  // Taken back, asked for anew, or done: its link and its date say nothing any more.
  life: { expires: atEnd, endedBy: ['closure-over'] },
  words: { none: 'It says what will be erased, and when: nothing beside that.' },
  links: { closure: { id: 'closureId', link: '/close-account#:token', presses: 'Close the account.' } },
  causedByOthers: ({ step }) => step === 'asked',
  view: ({ step, until, hasAccount }, site, _, own) => ({
    isAsked: step === 'asked',
    linkIsPersonal: step === 'asked',
    isBegun: step === 'begun',
    hasAccount,
    until: until && momentText(new Date(until), site.timeZone),
    link: step === 'asked' ? own('closure') : `${site.publicUrl}/${hasAccount ? 'login' : 'contact'}`,
    home: `${site.publicUrl}/`,
  }),
  exampleName: null,
  example: {
    step: 'asked',
    closureId: '01980000-0000-7000-8000-000000000001',
    until: '2025-10-02T12:00:00.000Z',
    hasAccount: true,
  },
  forms: {
    begun: { props: { step: 'begun', until: '2025-10-08T12:00:00.000Z' } },
    'begun for a guest': { props: { step: 'begun', until: '2025-10-08T12:00:00.000Z', hasAccount: false } },
    ended: { props: { step: 'ended', until: null } },
  },
});
