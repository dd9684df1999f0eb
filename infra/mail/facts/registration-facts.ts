import type { Testable } from '../definition/define-mail.ts';
import type { Site } from '../definition/site.ts';
import { badgeLink, deriveSignInCode } from '../seals/tokens.ts';
import { guestName, momentText, moneyText } from '../wording/wording.ts';
import { type EditionFacts, editionView, fact } from './edition-facts.ts';

interface RegisteredPerson {
  name: string;
  /** False for children of 9 and under. */
  badge: boolean;
  /** What the code of their badge signs; a mail that was written before 0.2 lacks it. */
  id?: string;
}

/** A registration as its mails tell it. */
export interface RegistrationFacts extends EditionFacts, Testable {
  /** The reference that the link's code is derived from when the mail is rendered. */
  codeId: string;
  /** Who is registered. Empty: nobody is. */
  attendees: RegisteredPerson[];
  /** In the currency of the edition. */
  amountDue: number;
  /** Where one can pay in advance: the mail's link leads there by way of the site, where it confirms the registration. */
  paymentLink: string | null;
  /** Until when its badges are held, ISO 8601; null once it is confirmed. */
  heldUntil: string | null;
}

/** What the `registration` partial and the mails about a registration see. */
export function registrationView(facts: RegistrationFacts, site: Site) {
  const { codeId, attendees, amountDue, paymentLink, heldUntil } = facts;
  const { rows: editionRows, ...edition } = editionView(facts, site);
  const rows = [
    ...editionRows,
    ...attendees.map((attendee, index) => fact(index === 0 ? 'Who' : '', whoText(attendee))),
    ...(attendees.length > 0
      ? [fact('To pay', amountDue > 0 ? moneyText(amountDue, site.currency) : 'Nothing')]
      : []),
  ];
  return {
    ...edition,
    rows,
    badges: attendees.flatMap(({ name, id }) =>
      id ? [{ person: guestName(name) ?? 'Badge', code: badgeLink(site, id) }] : [],
    ),
    registered: attendees.length > 0,
    owes: amountDue > 0,
    paymentLink: paymentLink && withCode('/pay', codeId, site),
    heldUntil: heldUntil && momentText(new Date(heldUntil), site.timeZone),
    link: registrationLinkOf(codeId, site),
  };
}

/** Signs its reader in and shows the registration. Without a code it leads to the page where one registers. */
export function registrationLinkOf(codeId: string | null, site: Site): string {
  return codeId ? withCode('/events', codeId, site) : `${site.publicUrl}/`;
}

/** Signs its reader in and shows what the family has on the days of the convention. */
export function ownDaysLinkOf(codeId: string | null, site: Site): string {
  return codeId ? withCode('/my-days', codeId, site) : `${site.publicUrl}/my-days`;
}

function withCode(path: string, codeId: string, { publicUrl, secrets }: Site): string {
  return `${publicUrl}${path}?rid=${deriveSignInCode(secrets, codeId)}`;
}

function whoText({ name, badge }: RegisteredPerson): string {
  const plain = guestName(name) ?? '';
  return badge ? plain : `${plain} (9 and under)`;
}

/** The facts of previews and golden tests. */
export const EXAMPLE_REGISTRATION: RegistrationFacts = {
  codeId: '01980000-0000-7000-8000-000000000003',
  days: [
    { date: '2025-10-10', hours: '12:00 PM – 10:00 PM' },
    { date: '2025-10-11', hours: '9:00 AM – 9:00 PM' },
  ],
  venue: { name: 'Riverside Hall', address: '14 Canal Street' },
  attendees: [
    { name: 'Dana Whitfield', badge: true, id: '01980000-0000-7000-8000-00000000000a' },
    { name: 'Theo Whitfield', badge: true, id: '01980000-0000-7000-8000-00000000000b' },
    { name: 'Ines Whitfield', badge: false, id: '01980000-0000-7000-8000-00000000000c' },
  ],
  amountDue: 20,
  paymentLink: null,
  heldUntil: '2025-10-04T12:00:00.000Z',
};
