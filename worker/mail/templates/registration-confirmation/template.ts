import { EXAMPLE_REGISTRATION, type RegistrationFacts, registrationView } from '../../registration-facts.ts';
import type { Template } from '../../template.ts';

/** Confirms a registration and carries the link to it. */
export const registrationConfirmation: Template<RegistrationFacts> = {
  unsubscribable: false,
  view: (facts, site) => {
    const view = registrationView(facts, site);
    return { ...view, heading: `See you on ${view.firstDay}` };
  },
  example: EXAMPLE_REGISTRATION,
};
