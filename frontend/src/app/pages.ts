import type { GetTextPageApiArg } from '#core/api/generated.ts';
import { longDate } from '#core/text/date-text.ts';
import { FIRST_LISTINGS } from '#site/marketplace/browse/first-listings.ts';
import { FORM_TITLES, formModeIn } from '#site/marketplace/form-mode.ts';
import type { PageRow } from './page-row.ts';
import { FRAMES, STAFF_PAGES } from './staff-pages.ts';

/** A page of the edition that consists of a text. */
function textPage(name: GetTextPageApiArg, title: string): PageRow {
  return {
    path: `/${name}`,
    title,
    code: async () => (await import('#site/convention/text-page.tsx')).textPage(name, title),
    prefetch: { query: 'getTextPage', args: name },
    offline: { data: [`/api/pages/${name}`] },
  };
}

/** The pages that visitors read, join and answer, those of the menu in its order. */
export const SITE_PAGES: readonly PageRow[] = [
  {
    path: '/',
    code: async () => (await import('./routes/home.route.tsx')).Component,
    menu: { label: 'Register' },
    prefetch: { query: 'getPlaces' },
    offline: { data: [] },
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    code: async () => (await import('#site/convention/faq/faq-page.tsx')).FaqPage,
    menu: { label: 'FAQ' },
    prefetch: { query: 'getFaq' },
    offline: { data: ['/api/faq'] },
  },
  {
    path: '/photos',
    title: 'Photos',
    code: async () => (await import('#site/convention/photos/photos-page.tsx')).PhotosPage,
    menu: { label: 'Photos' },
    prefetch: { query: 'getPhotos' },
  },
  {
    path: '/events',
    title: 'Events',
    code: async () => (await import('./routes/events.route.tsx')).Component,
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
    code: async () => (await import('./routes/for-sale.route.tsx')).Component,
    menu: { label: 'For Sale' },
    prefetch: { query: 'listListings', args: FIRST_LISTINGS },
    offline: { data: [], asStranger: [`/api/forsale?limit=${FIRST_LISTINGS.limit}`] },
  },
  {
    path: '/contact',
    title: 'Contact',
    code: async () => (await import('./routes/contact.route.tsx')).Component,
    menu: { label: 'Contact' },
  },
  {
    path: '/map',
    title: 'Map',
    code: async () => (await import('./routes/map.route.tsx')).Component,
    menu: { label: 'Map' },
    prefetch: { query: 'getMapData' },
    offline: { data: ['/api/mapdata'] },
  },
  {
    path: '/calendar',
    title: 'Calendar',
    code: async () => (await import('./routes/calendar.route.tsx')).Component,
    prefetch: { query: 'listEvents' },
    offline: { data: [], asStranger: ['/api/events'] },
  },
  {
    path: '/hall',
    title: 'Hall',
    isPrivate: true,
    code: async () => (await import('#site/events/hall/hall-page.tsx')).HallPage,
    frame: 'none',
    offline: { data: ['/api/hall'] },
  },
  {
    path: '/draw',
    title: 'The Draw',
    code: async () => (await import('./routes/draw.route.tsx')).Component,
  },
  {
    path: '/attendees',
    title: 'Attendees',
    strip: { label: 'Attendees', place: 3 },
    code: async () => (await import('./routes/attendees.route.tsx')).Component,
  },
  textPage('privacy', 'Privacy'),
  textPage('imprint', 'Imprint'),
  textPage('conduct', 'Code of Conduct'),
  textPage('accessibility', 'Accessibility'),
  {
    path: '/email',
    title: 'Newsletter',
    code: async () => (await import('#site/convention/newsletter-page.tsx')).NewsletterPage,
  },
  {
    path: '/login',
    title: 'Login',
    isPrivate: true,
    code: async () => (await import('./routes/login.route.tsx')).Component,
  },
  {
    path: '/verify',
    title: 'Email Verification',
    isPrivate: true,
    code: async () => (await import('#site/users/verify-page.tsx')).VerifyPage,
  },
  // It keeps its data by itself, for as long as their owner is signed in; what is named here are those of the page.
  {
    path: '/my-days',
    title: 'Your Two Days',
    isPrivate: true,
    code: async () => (await import('./routes/my-days.route.tsx')).Component,
    menu: { label: 'My days', isOwn: true, place: 2 },
    offline: { data: [] },
  },
  {
    path: '/shifts',
    title: 'Shifts',
    isPrivate: true,
    code: async () => (await import('./routes/shifts.route.tsx')).Component,
  },
  {
    path: '/close-account',
    title: 'Close Account',
    isPrivate: true,
    code: async () => (await import('#site/users/close-account-page.tsx')).CloseAccountPage,
  },
  {
    path: '/address-change',
    title: 'New Address',
    isPrivate: true,
    code: async () => (await import('#site/users/address/address-pages.tsx')).AddressChangePage,
  },
  {
    path: '/address-keep',
    title: 'Keep Your Address',
    isPrivate: true,
    code: async () => (await import('#site/users/address/address-pages.tsx')).AddressKeepPage,
  },
  {
    path: '/pay',
    title: 'Pay in Advance',
    isPrivate: true,
    code: async () => (await import('#site/users/pay-page.tsx')).PayPage,
  },
  {
    path: '/b/:code',
    title: 'Badge',
    isPrivate: true,
    code: async () => (await import('#site/convention/badge-page.tsx')).BadgePage,
  },
  {
    path: '/gameday/:date',
    title: ({ date = '' }) => `Gameday on ${longDate(date)}`,
    isPrivate: true,
    code: async () => (await import('#site/rsvp/public-rsvp-page.tsx')).PublicRsvpPage,
    frame: 'guest',
    prefetch: { query: 'getPublicGameday', part: 'date' },
  },
  {
    path: '/gameday-reply/:invitationToken',
    title: 'Gameday',
    isPrivate: true,
    code: async () => (await import('#site/rsvp/invitation-rsvp-page.tsx')).InvitationRsvpPage,
    frame: 'guest',
    prefetch: { query: 'getInvitationDetails', part: 'invitationToken' },
  },
  {
    path: '/unsubscribe/:token',
    title: 'Unsubscribe',
    isPrivate: true,
    code: async () => (await import('#site/convention/unsubscribe-page.tsx')).UnsubscribePage,
  },
  {
    path: '/badge-offer/:token',
    title: 'Badge Offer',
    isPrivate: true,
    code: async () => (await import('#site/convention/badge-offer/badge-offer-page.tsx')).BadgeOfferPage,
  },
];

/** Every page of the site. */
export const PAGES: readonly PageRow[] = [
  ...SITE_PAGES,
  ...STAFF_PAGES,
  ...FRAMES.flatMap(({ role, pages }) => pages.map((page) => ({ ...page, role }))),
];

/** Entries without a place stand behind the others, in the order of the pages. */
const LAST = 9;
const LINKS = PAGES.flatMap(({ path, role, menu }) =>
  menu ? [{ path, staff: role, place: LAST, ...menu }] : [],
);

export const MENU = LINKS.toSorted((one, other) => one.place - other.place);

export const OFFLINE_PAGES = PAGES.flatMap(({ path, offline }) => (offline ? [path] : []));
export const OFFLINE_DATA = [...new Set(PAGES.flatMap(({ offline }) => offline?.data ?? []))];
export const OFFLINE_AS_STRANGER = [...new Set(PAGES.flatMap(({ offline }) => offline?.asStranger ?? []))];
