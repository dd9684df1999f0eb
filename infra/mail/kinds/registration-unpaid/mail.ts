import { defineMail } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';
import {
  EXAMPLE_REGISTRATION,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { moneyText } from '../../wording/wording.ts';

/** Tells people what they still owe for their badges, and how to pay. */
export const registrationUnpaid = defineMail<RegistrationFacts>({
  order: 25,
  title: 'Not paid yet',
  purpose: 'Tells everybody whose badges are not paid what is still to pay, and how.',
  list: null,
  life: { ...TOOL, endedBy: ['paid', 'registration-removed'] },
  words: CONVENTION_WORDS,
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
});
