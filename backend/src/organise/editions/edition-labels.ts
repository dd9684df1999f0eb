import type { EditionFormDto } from './editions.dto.ts';

/** What the fields are called on the page and in sentences about changes, in the order of the form. */
export const EDITION_LABELS: Record<keyof EditionFormDto, string> = {
  firstDay: 'First day',
  firstOpens: 'First day opens',
  firstCloses: 'First day closes',
  secondDay: 'Second day',
  secondOpens: 'Second day opens',
  secondCloses: 'Second day closes',
  timeZone: 'Time zone',
  capacity: 'Badges',
  price: 'Price of a badge',
  currency: 'Currency',
  venueName: 'Hall',
  venueAddress: 'Address',
  productName: 'Name of the site',
  sponsorName: 'Presented by',
  socialUrl: 'Social-media page',
  paymentUrl: 'Payment link',
  newsletterFormUrl: 'Newsletter form',
  volunteerEmail: 'Volunteers write to',
  badgesChangeUntil: 'Badges change until',
  outsideContent: 'Pictures and forms of others',
  joinsNeedBadge: 'To join a game',
  joinsOpenAt: 'Sign-up opens',
  gamesPerPerson: 'Games a person joins',
  childrenNeedAdult: 'Children under 10',
};
