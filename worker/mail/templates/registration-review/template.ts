import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import type { Template } from '../../template.ts';

/** Shows people their registration and asks whether it is still right. */
export const registrationReview: Template<RegistrationFacts> = {
  title: 'Review your registration',
  purpose: 'Asks everybody who is registered to look over names and badges before the convention.',
  list: null,
  view: registrationView,
  example: { ...EXAMPLE_REGISTRATION, heldUntil: null },
  exampleName: 'Dana Whitfield',
  forms: {
    paid: { props: { amountDue: 0 } },
    unconfirmed: { props: { heldUntil: EXAMPLE_REGISTRATION.heldUntil } },
  },
};
