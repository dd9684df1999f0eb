import { EXAMPLE_REGISTRATION, type RegistrationFacts, registrationView } from '../../registration-facts.ts';
import type { Template } from '../../template.ts';

/** For an address that is known already: the way to add and correct names. */
export const registrationLink: Template<RegistrationFacts> = {
  unsubscribable: false,
  view: (facts, site) => {
    const view = registrationView(facts, site);
    return {
      ...view,
      heading: view.registered ? 'You are registered already' : 'One step is left',
      action: view.registered ? 'See my registration' : 'Add names',
    };
  },
  example: { ...EXAMPLE_REGISTRATION, heldUntil: null },
};
