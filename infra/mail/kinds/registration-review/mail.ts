import { defineMail } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';
import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

/** Shows people their registration and asks whether it is still right. */
export const registrationReview = defineMail<RegistrationFacts>({
  order: 24,
  title: 'Review your registration',
  purpose: 'Asks everybody who is registered to look over names and badges before the convention.',
  list: null,
  life: { ...TOOL, endedBy: ['registration-removed'] },
  words: CONVENTION_WORDS,
  view: registrationView,
  example: { ...EXAMPLE_REGISTRATION, heldUntil: null },
  exampleName: 'Dana Whitfield',
  forms: {
    paid: { props: { amountDue: 0 } },
    unconfirmed: { props: { heldUntil: EXAMPLE_REGISTRATION.heldUntil } },
  },
});
