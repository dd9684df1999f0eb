import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

/** For a registration that nobody has confirmed yet, a day before its badges go to others. */
export const registrationReminder = defineMail<RegistrationFacts>({
  order: 22,
  title: 'Reminder to confirm',
  purpose: 'Goes out a day before the badges of a registration that nobody has confirmed go to others.',
  list: null,
  life: { expires: atEnd, endedBy: ['confirmed', 'paid', 'registration-removed'] },
  words: CONVENTION_WORDS,
  view: registrationView,
  example: EXAMPLE_REGISTRATION,
  exampleName: 'Dana Whitfield',
});
