import type { GetTextPageApiArg } from '#api/generated.ts';
import type { StaffRole } from '#api/staff.ts';
import { FIRST_LISTINGS } from '#features/marketplace/browse/first-listings.ts';
import { FORM_TITLES, formModeIn } from '#features/marketplace/form-mode.ts';
import { longDate } from '#ui/text/date-text.ts';

/** The data of a page by its query and argument, asked for when somebody is about to go there. */
type Prefetch =
  | { query: 'getPlaces' | 'getFaq' | 'getPhotos' | 'getMapData' | 'listEvents' }
  | { query: 'getTextPage'; args: TextPageName }
  | { query: 'listGamedays' | 'listListings'; args: { limit: number } }
  /** Its argument is this part of the address. */
  | { query: 'getInvitationDetails' | 'getPublicGameday'; part: string };

type TextPageName = GetTextPageApiArg;

export interface PageRow {
  path: string;
  /** The page's part of the document title, or how it follows from the address; none gives the generic title. */
  title?: string | ((parts: Record<string, string | undefined>, search: URLSearchParams) => string);
  /** Its link in the menu; `staff` shows it to that role alone. */
  menu?: { label: string; staff?: StaffRole };
  /** `guest` shows the brand alone in the header, above the place card of the page; `none` is a screen that nobody touches. */
  frame?: 'guest' | 'none';
  /** What its link is called among the pages below /organise, which have one frame (`organise.frame.tsx`). */
  organiseTab?: string;
  /** What its link is called among the e-mail tools, whose frame all pages below /emailer have (`email-tools.frame.tsx`). */
  emailTool?: string;
  prefetch?: Prefetch;
  /**
   * It can be read again without a network, with these data. Nothing that depends on who asks may be named here: the
   * service worker asks for them without a session. What the page shows otherwise to who is signed in is `asStranger`: it
   * asks for that itself, and a stranger's answer is kept beside.
   */
  offline?: { data: readonly string[]; asStranger?: readonly string[] };
}

/** A page of the edition that consists of a text. */
function textPage<N extends TextPageName>(name: N, title: string) {
  return {
    path: `/${name}`,
    title,
    prefetch: { query: 'getTextPage', args: name },
    offline: { data: [`/api/pages/${name}`] },
  } as const;
}

/** Every page of the site, those of the menu in its order. Their code is named in `page-code.ts`. */
export const PAGES = [
  { path: '/', menu: { label: 'Register' }, prefetch: { query: 'getPlaces' }, offline: { data: [] } },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    menu: { label: 'FAQ' },
    prefetch: { query: 'getFaq' },
    offline: { data: ['/api/faq'] },
  },
  { path: '/photos', title: 'Photos', menu: { label: 'Photos' }, prefetch: { query: 'getPhotos' } },
  {
    path: '/events',
    title: 'Events',
    menu: { label: 'Events' },
    prefetch: { query: 'listEvents' },
    offline: { data: [], asStranger: ['/api/events'] },
  },
  {
    path: '/forsale',
    title: (_parts, search) => {
      const mode = formModeIn(search);
      return mode ? FORM_TITLES[mode] : 'Games for Sale';
    },
    menu: { label: 'For Sale' },
    prefetch: { query: 'listListings', args: FIRST_LISTINGS },
    offline: { data: [], asStranger: [`/api/forsale?limit=${FIRST_LISTINGS.limit}`] },
  },
  { path: '/contact', title: 'Contact', menu: { label: 'Contact' } },
  {
    path: '/map',
    title: 'Map',
    menu: { label: 'Map' },
    prefetch: { query: 'getMapData' },
    offline: { data: ['/api/mapdata'] },
  },
  {
    path: '/gameday-management',
    title: 'Gameday Management',
    menu: { label: 'Gamedays', staff: 'organiser' },
    prefetch: { query: 'listGamedays', args: { limit: 100 } },
  },
  // The door keeps its data by itself, under a key; what is named here are those of the page.
  { path: '/door', title: 'Door', menu: { label: 'Door', staff: 'door' }, offline: { data: [] } },
  {
    path: '/organise',
    title: 'Organise',
    menu: { label: 'Organise', staff: 'administrator' },
    organiseTab: 'Edition',
  },
  { path: '/organise/places', title: 'Places', organiseTab: 'Places' },
  { path: '/organise/texts', title: 'Texts', organiseTab: 'Texts' },
  { path: '/organise/people', title: 'People', organiseTab: 'People' },
  { path: '/organise/import', title: 'Import' },
  { path: '/organise/audit', title: 'Audit', organiseTab: 'Audit' },
  {
    path: '/calendar',
    title: 'Calendar',
    prefetch: { query: 'listEvents' },
    offline: { data: [], asStranger: ['/api/events'] },
  },
  { path: '/eventManagement', title: 'Event Management', prefetch: { query: 'listEvents' } },
  { path: '/eventManagement/table-signs', title: 'Table Signs' },
  { path: '/hall', title: 'Hall', frame: 'none', offline: { data: ['/api/hall'] } },
  { path: '/gameday-management/door-list/:gamedayId', title: 'Door List' },
  { path: '/gameday-management/name-cards/:gamedayId', title: 'Name Cards' },
  { path: '/door/badges', title: 'Badges' },
  { path: '/attendees', title: 'Attendees' },
  {
    path: '/emailer',
    title: 'E-mail Tools',
    // The administrator comes from the Attendees page.
    menu: { label: 'E-mail Tools', staff: 'mailer' },
    emailTool: 'Send',
  },
  { path: '/emailer/history', title: 'Mailings', emailTool: 'History' },
  { path: '/emailer/history/:mailingId', title: 'Mailing' },
  { path: '/emailer/suppressed', title: 'Suppressed Addresses', emailTool: 'Suppressed' },
  { path: '/emailer/templates', title: 'Mail Templates', emailTool: 'Templates' },
  { path: '/emailer/sender', title: 'Sender Check', emailTool: 'Sender' },
  { path: '/system', title: 'System' },
  textPage('privacy', 'Privacy'),
  textPage('imprint', 'Imprint'),
  textPage('conduct', 'Code of Conduct'),
  textPage('accessibility', 'Accessibility'),
  { path: '/email', title: 'Newsletter' },
  { path: '/login', title: 'Login' },
  { path: '/verify', title: 'Email Verification' },
  // It keeps its data by itself, for as long as their owner is signed in; what is named here are those of the page.
  { path: '/my-days', title: 'Your Two Days', offline: { data: [] } },
  { path: '/close-account', title: 'Close Account' },
  { path: '/address-change', title: 'New Address' },
  { path: '/address-keep', title: 'Keep Your Address' },
  { path: '/pay', title: 'Pay in Advance' },
  { path: '/b/:code', title: 'Badge' },
  {
    path: '/gameday/:date',
    title: ({ date = '' }) => `Gameday on ${longDate(date)}`,
    frame: 'guest',
    prefetch: { query: 'getPublicGameday', part: 'date' },
  },
  {
    path: '/gameday-reply/:invitationToken',
    title: 'Gameday',
    frame: 'guest',
    prefetch: { query: 'getInvitationDetails', part: 'invitationToken' },
  },
  { path: '/unsubscribe/:token', title: 'Unsubscribe' },
  { path: '/badge-offer/:token', title: 'Badge Offer' },
] as const satisfies readonly PageRow[];

export type PagePath = (typeof PAGES)[number]['path'];

const ROWS: readonly PageRow[] = PAGES;

export const MENU = ROWS.flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));

/** The pages of the e-mail tools, in the order of their links. */
export const EMAIL_TOOLS = ROWS.flatMap(({ path, emailTool }) =>
  emailTool ? [{ path, label: emailTool }] : [],
);

/** The pages below /organise, in the order of their links. */
export const ORGANISE_TABS = ROWS.flatMap(({ path, organiseTab }) =>
  organiseTab ? [{ path, label: organiseTab }] : [],
);

export const OFFLINE_PAGES = ROWS.flatMap(({ path, offline }) => (offline ? [path] : []));
export const OFFLINE_DATA = [...new Set(ROWS.flatMap(({ offline }) => offline?.data ?? []))];
export const OFFLINE_AS_STRANGER = [...new Set(ROWS.flatMap(({ offline }) => offline?.asStranger ?? []))];
