import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import type { Template } from '../../template.ts';

/** For an address that is known already, or has to be confirmed first: the way to add and correct names. */
export const registrationLink: Template<RegistrationFacts> = {
  title: 'Registration link',
  purpose: 'Goes to an address that registers again: the way to add and correct names.',
  list: null,
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
};
