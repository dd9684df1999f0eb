import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import type { Template } from '../../template.ts';

/** For a registration that nobody has confirmed yet, a day before its badges go to others. */
export const registrationReminder: Template<RegistrationFacts> = {
  title: 'Reminder to confirm',
  purpose: 'Goes out a day before the badges of a registration that nobody has confirmed go to others.',
  list: null,
  view: registrationView,
  example: EXAMPLE_REGISTRATION,
  exampleName: 'Dana Whitfield',
};
