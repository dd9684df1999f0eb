import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import { type EditionFacts, editionView, fact } from '../../facts/edition-facts.ts';
import { EXAMPLE_REGISTRATION } from '../../facts/registration-facts.ts';
import { NAMELESS_WORDS } from '../../message/word-variables.ts';
import { FORMER_GUEST, guestName, momentText, moneyText } from '../../wording/wording.ts';

/** A badge that somebody hands on. */
export interface BadgeOfferProps extends EditionFacts {
  /** The link's token is made from it when the mail is rendered. */
  offerId: string;
  /** Who offers it. */
  from: string;
  /** For somebody of 10 and over; false for a child of 9 and under. */
  badge: boolean;
  /** In the currency of the edition. */
  amountDue: number;
  /** ISO 8601. */
  endsAt: string;
}

/** Goes to an address that a registrant typed, and carries the link by which its reader takes the badge. */
export const badgeOffer = defineMail<BadgeOfferProps, 'badge-offer'>({
  order: 30,
  title: 'Badge offered',
  purpose: 'Goes to the address that a registrant hands a badge on to, with the link to take it.',
  // Nobody asked for it.
  list: 'invitations',
  life: { expires: atEnd, endedBy: ['offer-ended'] },
  words: NAMELESS_WORDS,
  tellsOf: [{ by: { from: 'name' }, instead: { from: FORMER_GUEST } }],
  links: {
    'badge-offer': {
      id: 'offerId',
      link: '/badge-offer/:token',
      reads: '/api/badge-offers/:token',
      presses: 'Take the badge.',
    },
  },
  causedByOthers: true,
  view: ({ from, badge, amountDue, endsAt, ...facts }, site, _, own) => {
    const { rows, firstDay } = editionView(facts, site);
    return {
      rows: [
        ...rows,
        fact('For', badge ? 'Somebody of 10 and over' : 'A child of 9 and under'),
        fact('To pay', amountDue > 0 ? moneyText(amountDue, site.currency) : 'Nothing'),
      ],
      firstDay,
      from: guestName(from) ?? 'Somebody',
      until: momentText(new Date(endsAt), site.timeZone),
      link: own('badge-offer'),
    };
  },
  example: {
    offerId: '01980000-0000-7000-8000-000000000009',
    from: 'Dana Whitfield',
    badge: true,
    amountDue: 0,
    endsAt: '2025-10-04T12:00:00.000Z',
    days: EXAMPLE_REGISTRATION.days,
    venue: EXAMPLE_REGISTRATION.venue,
  },
  exampleName: null,
  forms: { unpaid: { props: { amountDue: 10 } }, child: { props: { badge: false } } },
});
