import { defineMail } from '../../definition/define-mail.ts';
import { REGISTRATION } from '../../definition/life.ts';
import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

/** Confirms a registration and carries the link to it. */
export const registrationConfirmation = defineMail<RegistrationFacts>({
  order: 20,
  title: 'Registration confirmation',
  purpose: 'Confirms a registration at once, and again when an administrator sends it.',
  list: null,
  life: REGISTRATION,
  words: CONVENTION_WORDS,
  view: (facts, site) => {
    const view = registrationView(facts, site);
    return { ...view, heading: `See you on ${view.firstDay}` };
  },
  example: EXAMPLE_REGISTRATION,
  exampleName: 'Dana Whitfield',
  forms: {
    payable: { props: { paymentLink: 'https://pay.example/tablefall' } },
    confirmed: { props: { heldUntil: null, amountDue: 0 } },
  },
});
