import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import type { Template } from '../../template.ts';

/** Says that the badges of a registration went back, because nobody confirmed it in time. */
export const registrationReleased: Template<RegistrationFacts> = {
  title: 'Registration ended',
  purpose: 'Says that the badges of a registration went back, because nobody confirmed it in time.',
  list: null,
  view: registrationView,
  example: { ...EXAMPLE_REGISTRATION, attendees: [], amountDue: 0, heldUntil: null },
  exampleName: 'Dana Whitfield',
};
