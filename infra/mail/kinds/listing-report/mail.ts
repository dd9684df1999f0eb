import { defineMail, type MailAddress } from '../../definition/define-mail.ts';
import { never } from '../../definition/life.ts';
import { fact } from '../../facts/edition-facts.ts';
import { gameText } from '../../facts/event-facts.ts';
import { replyAddress } from '../../facts/reply-address.ts';
import { TO_STAFF } from '../../message/word-variables.ts';
import { FORMER_GUEST, guestName, plainText } from '../../wording/wording.ts';

const REASONS = {
  'not-a-game': 'It is not a game',
  misleading: 'It is misleading',
  scam: 'It looks like a scam',
  offensive: 'It is offensive',
  other: 'Something else',
};
export type ReportReason = keyof typeof REASONS;

/** What somebody finds wrong with a game for sale. */
export interface ListingReportProps {
  listingId: string;
  gameName: string;
  /** The seller's name. */
  seller: string;
  reporter: MailAddress;
  reason: ReportReason;
  /** What they wrote besides, if anything. */
  message: string | null;
}

/** Hands a report to staff, who answer it by replying to the mail; the administrator can hide the listing. */
export const listingReport = defineMail<ListingReportProps>({
  order: 51,
  title: 'Report of a game for sale',
  purpose: 'Hands what somebody finds wrong with a listing to the organisers.',
  list: null,
  life: { expires: never, endedBy: [] },
  words: TO_STAFF,
  tellsOf: [
    { by: { listingId: 'thing', seller: 'name' }, instead: { seller: FORMER_GUEST } },
    { by: { 'reporter.address': 'address' }, instead: null },
  ],
  isForStaff: true,
  view: ({ listingId, gameName, seller, reporter, reason, message }, site) => ({
    game: gameText(gameName),
    rows: [
      fact('Reason', REASONS[reason]),
      fact('Seller', guestName(seller) ?? ''),
      fact('From', guestName(reporter.name) ?? ''),
    ],
    message: message ? plainText(message) : null,
    unansweredAddress: replyAddress(reporter) ? null : reporter.address,
    link: `${site.publicUrl}/forsale?item=${listingId}`,
    linkIsPersonal: false,
  }),
  replyTo: ({ reporter }) => replyAddress(reporter),
  exampleName: null,
  example: {
    listingId: '01980000-0000-7000-8000-000000000005',
    gameName: 'Ark Nova',
    seller: 'Dana Whitfield',
    reporter: { name: 'Ola Nordmann', address: 'ola.nordmann@mail.example' },
    reason: 'misleading',
    message: 'The photos show the second edition.\n\nThe description says it is the first.',
  },
  forms: {
    'without-a-message': { props: { message: null } },
    'of-foreign-letters': { props: { reporter: { name: 'Jürgen Groß', address: 'jürgen@bücher.example' } } },
  },
});
