import { EXAMPLE_REGISTRATION, type RegistrationFacts, registrationView } from '../../registration-facts.ts';
import type { Template } from '../../template.ts';

/** For a registration that nobody has confirmed yet, a day before its badges go to others. */
export const registrationReminder: Template<RegistrationFacts> = {
  unsubscribable: false,
  view: registrationView,
  example: EXAMPLE_REGISTRATION,
};
