import { defineMail } from '../../definition/define-mail.ts';
import { REGISTRATION } from '../../definition/life.ts';
import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

/** Says that the badges of a registration went back, because nobody confirmed it in time. */
export const registrationReleased = defineMail<RegistrationFacts>({
  order: 23,
  title: 'Registration ended',
  purpose: 'Says that the badges of a registration went back, because nobody confirmed it in time.',
  list: null,
  life: { ...REGISTRATION, endedBy: ['registered'] },
  words: CONVENTION_WORDS,
  view: registrationView,
  example: { ...EXAMPLE_REGISTRATION, attendees: [], amountDue: 0, heldUntil: null },
  exampleName: 'Dana Whitfield',
});
