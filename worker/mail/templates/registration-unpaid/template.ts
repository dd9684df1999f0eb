import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import type { Template } from '../../template.ts';
import { moneyText } from '../../wording.ts';

/** Tells people what they still owe for their badges, and how to pay. */
export const registrationUnpaid: Template<RegistrationFacts> = {
  title: 'Not paid yet',
  purpose: 'Tells everybody whose badges are not paid what is still to pay, and how.',
  list: null,
  view: (facts, site) => {
    const amount = moneyText(facts.amountDue, site.currency);
    return { ...registrationView(facts, site), amount, heading: `${amount} is still to pay` };
  },
  example: { ...EXAMPLE_REGISTRATION, heldUntil: null, paymentLink: 'https://pay.example/tablefall' },
  exampleName: 'Dana Whitfield',
  forms: {
    'at the door': { props: { paymentLink: null } },
    unconfirmed: { props: { heldUntil: EXAMPLE_REGISTRATION.heldUntil } },
  },
};
