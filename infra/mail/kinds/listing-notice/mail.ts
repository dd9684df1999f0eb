import { defineMail } from '../../definition/define-mail.ts';
import { afterDays } from '../../definition/life.ts';
import { fact } from '../../facts/edition-facts.ts';
import { gameText } from '../../facts/event-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { FORMER_GUEST, guestName, plainText } from '../../wording/wording.ts';

/**
 * What a notice tells of a game for sale. The first six go to its seller, the others to who buys it or waits for it.
 */
export type ListingNews =
  | 'interest'
  | 'withdrawal'
  | 'comment'
  | 'hidden'
  | 'shown'
  | 'stale'
  | 'sold'
  | 'relisted'
  | 'removed'
  | 'off-sale'
  | 'on-sale'
  | 'available'
  | 'gone';

export interface ListingNoticeProps {
  news: ListingNews;
  listingId: string;
  gameName: string;
  /** US cents. */
  priceCents: number;
  /**
   * The name of the other person: to the seller, the buyer or who comments; to everybody else, the seller. Null for
   * none.
   */
  person: string | null;
  /** What they wrote, of a comment. */
  comment: string | null;
  /** So many other comments came within the same minutes; none when not given. */
  more?: number;
  /** Why the administrator hid it, in their words. */
  reason?: string;
}

interface NewsText {
  subject: string;
  eyebrow: string;
  /** What the other person is called beside the name, if there is one. */
  person?: 'Buyer' | 'From' | 'Seller';
  text: string;
  /** What is added after the administrator's reason. */
  after?: string;
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
  hidden: {
    subject: 'Your listing is hidden',
    eyebrow: 'Hidden',
    text: 'The organisers have taken your listing off the lists: nobody else sees it or can buy the game here. Their reason:',
    after:
      'If you have changed what was wrong, or think that this is a mistake, write to the organisers on the contact page.',
  },
  shown: {
    subject: 'Your listing is shown again',
    eyebrow: 'Shown again',
    text: 'The organisers show your listing to everybody again. You need not do anything.',
  },
  stale: {
    subject: 'Is your game still for sale?',
    eyebrow: 'Is it still for sale?',
    text: 'You have not changed this listing for a while. If the game is still for sale, please say so below it within 7 days. Otherwise it leaves the lists; you can bring it back at any time. If it is sold, please mark it as sold.',
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
  'off-sale': {
    subject: 'A game is no longer for sale',
    eyebrow: 'Not for sale at the moment',
    person: 'Seller',
    text: 'The organisers have hidden the listing of this game, which was kept for you. Please do not pay for it before you have spoken to them.',
  },
  'on-sale': {
    subject: 'A game is kept for you again',
    eyebrow: 'Shown again',
    person: 'Seller',
    text: 'The organisers show the listing of this game again. It is still kept for you; if you do not want it any more, please withdraw.',
  },
  available: {
    subject: 'A game you wait for is available',
    eyebrow: 'Available again',
    person: 'Seller',
    text: 'You asked to be told, and it is your turn. The game is not reserved: whoever buys it first gets it. You are off the list of those who wait.',
  },
  gone: {
    subject: 'A game you wait for is gone',
    eyebrow: 'Gone',
    person: 'Seller',
    text: 'You asked to be told when this game is available again. It is sold, or its seller does not offer it any more.',
  },
};

/** The others tell what sellers, buyers and readers do. */
const BY_ORGANISERS: ListingNews[] = ['hidden', 'shown', 'stale', 'off-sale', 'on-sale'];

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Notices about games for sale, one kind for all of them. */
export const listingNotice = defineMail<ListingNoticeProps>({
  order: 50,
  title: 'Notice about a game for sale',
  purpose: 'Tells sellers of buyers and comments, and buyers what has become of a game that they want.',
  list: null,
  life: { expires: afterDays(3), endedBy: [] },
  words: CONVENTION_WORDS,
  tellsOf: [{ by: { listingId: 'thing', person: 'name' }, instead: { person: FORMER_GUEST, comment: null } }],
  causedByOthers: ({ news }) => !BY_ORGANISERS.includes(news),
  view: ({ news, listingId, gameName, priceCents, person, comment, more = 0, reason }, site) => {
    const { subject, eyebrow, person: label, text, after } = NEWS[news];
    // Its reader cannot open the listing any more, or does not need to.
    const isGone = news === 'removed' || news === 'off-sale' || news === 'gone';
    return {
      subjectText: subject,
      eyebrow,
      game: gameText(gameName),
      rows: [
        fact('Price', DOLLARS.format(priceCents / 100)),
        ...(label ? [fact(label, guestName(person) ?? '')] : []),
        // Shortened and cleaned like a name: anybody who signs in can write here.
        ...(comment ? [fact('Comment', guestName(comment) ?? '')] : []),
        ...(more > 0 ? [fact('Before it', more === 1 ? '1 more comment' : `${more} more comments`)] : []),
      ],
      text,
      reason: reason ? plainText(reason) : null,
      after: after ?? null,
      link: isGone ? `${site.publicUrl}/forsale` : `${site.publicUrl}/forsale?item=${listingId}`,
      label: isGone ? 'See other games' : 'See the game',
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
    comments: { props: { news: 'comment', comment: 'Is it complete?', more: 4 } },
    hidden: {
      props: {
        news: 'hidden',
        person: null,
        reason: 'The photos show another game than the one you name.\nPlease add photos of your own copy.',
      },
    },
    shown: { props: { news: 'shown', person: null } },
    stale: { props: { news: 'stale', person: null } },
    sold: { props: { news: 'sold', person: 'Dana Whitfield' } },
    relisted: { props: { news: 'relisted', person: 'Dana Whitfield' } },
    removed: { props: { news: 'removed', person: 'Dana Whitfield' } },
    'off-sale': { props: { news: 'off-sale', person: 'Dana Whitfield' } },
    'on-sale': { props: { news: 'on-sale', person: 'Dana Whitfield' } },
    available: { props: { news: 'available', person: 'Dana Whitfield' } },
    gone: { props: { news: 'gone', person: 'Dana Whitfield' } },
  },
});
