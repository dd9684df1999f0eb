import { fact } from '../../edition-facts.ts';
import { gameText } from '../../event-facts.ts';
import type { Template } from '../../template.ts';
import { guestName } from '../../wording.ts';

/** What a notice tells of a game for sale: the first three its seller, the others who buys or waits for it. */
export type ListingNews =
  | 'interest'
  | 'withdrawal'
  | 'comment'
  | 'sold'
  | 'relisted'
  | 'removed'
  | 'available';

export interface ListingNoticeProps {
  news: ListingNews;
  listingId: string;
  gameName: string;
  /** US cents. */
  priceCents: number;
  /** The name of the other one: the buyer or who comments, to the seller; the seller, to everybody else. */
  person: string;
  /** What they wrote, of a comment. */
  comment: string | null;
}

interface NewsText {
  subject: string;
  eyebrow: string;
  /** What the other one is called beside their name. */
  person: 'Buyer' | 'From' | 'Seller';
  text: string;
}

const NEWS: Record<ListingNews, NewsText> = {
  interest: {
    subject: 'Somebody wants to buy your game',
    eyebrow: 'You have a buyer',
    person: 'Buyer',
    text: 'Your game is kept for this buyer, who sees your e-mail address and how to pay. Mark it as sold once you have handed it over. If nothing comes of it, make it available again.',
  },
  withdrawal: {
    subject: 'A buyer has withdrawn',
    eyebrow: 'Available again',
    person: 'Buyer',
    text: 'This buyer does not want your game any more, so that everybody can buy it again. You need not do anything.',
  },
  comment: {
    subject: 'A new comment on your game',
    eyebrow: 'A new comment',
    person: 'From',
    text: 'Somebody wrote about your game. Read all of it and answer below your listing.',
  },
  sold: {
    subject: 'The game is yours',
    eyebrow: 'The game is yours',
    person: 'Seller',
    text: 'The seller has marked this game as sold to you. If you know nothing of it, write to the seller below the listing.',
  },
  relisted: {
    subject: 'A game is no longer kept for you',
    eyebrow: 'No longer kept for you',
    person: 'Seller',
    text: 'The seller has offered this game to everybody again. If you still want it, you can buy it like anybody else.',
  },
  removed: {
    subject: 'A game is no longer for sale',
    eyebrow: 'No longer for sale',
    person: 'Seller',
    text: 'The seller has deleted the listing of this game, which was kept for you.',
  },
  available: {
    subject: 'A game you wait for is available',
    eyebrow: 'Available again',
    person: 'Seller',
    text: 'You asked to be told, and you are the first who is. The game is not reserved: whoever buys it first gets it. You are off the list of those who wait.',
  },
};

/** Notices about games for sale, one kind for all of them. */
export const listingNotice: Template<ListingNoticeProps> = {
  title: 'Notice about a game for sale',
  purpose: 'Tells sellers of buyers and comments, and buyers what has become of a game that they want.',
  list: null,
  view: ({ news, listingId, gameName, priceCents, person, comment }, site) => {
    const { subject, eyebrow, person: label, text } = NEWS[news];
    return {
      subjectText: subject,
      eyebrow,
      game: gameText(gameName),
      rows: [
        fact('Price', `$${(priceCents / 100).toFixed(2)}`),
        fact(label, guestName(person) ?? ''),
        // As short and harmless as a name: anybody who signs in can write here (T23).
        ...(comment ? [fact('Comment', guestName(comment) ?? '')] : []),
      ],
      text,
      // Nothing is left to be seen of a deleted listing.
      link: news === 'removed' ? `${site.publicUrl}/forsale` : `${site.publicUrl}/forsale?item=${listingId}`,
      label: news === 'removed' ? 'See other games' : 'See the game',
      linkIsPersonal: false,
    };
  },
  example: {
    news: 'interest',
    listingId: '01980000-0000-7000-8000-000000000005',
    gameName: 'Ark Nova',
    priceCents: 4550,
    person: 'Ola Nordmann',
    comment: null,
  },
  forms: {
    withdrawal: { props: { news: 'withdrawal' } },
    comment: {
      props: {
        news: 'comment',
        comment: 'Are the dividers included, and is the box without any dents at all?',
      },
    },
    sold: { props: { news: 'sold', person: 'Dana Whitfield' } },
    relisted: { props: { news: 'relisted', person: 'Dana Whitfield' } },
    removed: { props: { news: 'removed', person: 'Dana Whitfield' } },
    available: { props: { news: 'available', person: 'Dana Whitfield' } },
  },
};
