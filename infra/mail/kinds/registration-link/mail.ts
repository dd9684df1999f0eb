import { defineMail } from '../../definition/define-mail.ts';
import { REGISTRATION } from '../../definition/life.ts';
import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

/** For an address that is known already, or has to be confirmed first: the way to add and correct names. */
export const registrationLink = defineMail<RegistrationFacts>({
  order: 21,
  title: 'Registration link',
  purpose: 'Goes to an address that registers again: the way to add and correct names.',
  list: null,
  life: REGISTRATION,
  words: CONVENTION_WORDS,
  view: (facts, site) => {
    const view = registrationView(facts, site);
    return {
      ...view,
      heading: view.registered ? 'You are registered already' : 'One step is left',
      action: view.registered ? 'See my registration' : 'Add names',
    };
  },
  example: { ...EXAMPLE_REGISTRATION, heldUntil: null },
  exampleName: 'Dana Whitfield',
  forms: {
    unregistered: { props: { attendees: [], amountDue: 0 }, recipientName: null },
  },
});
