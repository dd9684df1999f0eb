import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import type { Template } from '../../template.ts';

/** Confirms a registration and carries the link to it. */
export const registrationConfirmation: Template<RegistrationFacts> = {
  title: 'Registration confirmation',
  purpose: 'Confirms a registration at once, and again when an administrator sends it.',
  list: null,
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
};
