import type { ReactNode } from 'react';
import type { PagePath } from './pages.ts';

interface PageModule {
  Component: () => ReactNode;
}

/** The code of every page, loaded when it is opened, or just before. */
export const pageCode: Record<PagePath, () => Promise<PageModule>> = {
  '/': () => import('./routes/home.route.tsx'),
  '/faq': async () => ({ Component: (await import('#features/convention/faq/faq-page.tsx')).FaqPage }),
  '/photos': async () => ({
    Component: (await import('#features/convention/photos/photos-page.tsx')).PhotosPage,
  }),
  '/events': () => import('./routes/events.route.tsx'),
  '/calendar': () => import('./routes/calendar.route.tsx'),
  '/eventManagement': () => import('./routes/event-management.route.tsx'),
  '/forsale': () => import('./routes/for-sale.route.tsx'),
  '/contact': () => import('./routes/contact.route.tsx'),
  '/map': () => import('./routes/map.route.tsx'),
  '/gameday-management': () => import('./routes/gameday-management.route.tsx'),
  '/gameday-management/door-list/:gamedayId': () => import('./routes/door-list.route.tsx'),
  '/gameday-management/name-cards/:gamedayId': () => import('./routes/name-cards.route.tsx'),
  '/eventManagement/table-signs': () => import('./routes/table-signs.route.tsx'),
  '/hall': async () => ({ Component: (await import('#features/events/hall/hall-page.tsx')).HallPage }),
  '/door/badges': () => import('./routes/badges.route.tsx'),
  '/door': async () => ({ Component: (await import('#features/convention/door/door-page.tsx')).DoorPage }),
  '/attendees': () => import('./routes/attendees.route.tsx'),
  '/emailer': async () => ({
    Component: (await import('#features/email/compose/send-page.tsx')).SendPage,
  }),
  '/emailer/history': async () => ({
    Component: (await import('#features/email/history/history-page.tsx')).HistoryPage,
  }),
  '/emailer/history/:mailingId': async () => ({
    Component: (await import('#features/email/history/mailing-page.tsx')).MailingPage,
  }),
  '/emailer/suppressed': () => import('./routes/suppressions.route.tsx'),
  '/emailer/templates': async () => ({
    Component: (await import('#features/email/templates-page.tsx')).TemplatesPage,
  }),
  '/emailer/sender': async () => ({
    Component: (await import('#features/email/sender-page.tsx')).SenderPage,
  }),
  '/organise': async () => ({
    Component: (await import('#features/organise/edition/edition-page.tsx')).EditionPage,
  }),
  '/organise/places': async () => ({
    Component: (await import('#features/organise/places/places-page.tsx')).PlacesPage,
  }),
  '/organise/texts': async () => ({
    Component: (await import('#features/organise/texts/texts-page.tsx')).TextsPage,
  }),
  '/organise/people': async () => ({
    Component: (await import('#features/organise/people/people-page.tsx')).PeoplePage,
  }),
  '/organise/import': async () => ({
    Component: (await import('#features/organise/import/import-page.tsx')).ImportPage,
  }),
  '/organise/audit': async () => ({
    Component: (await import('#features/organise/audit/audit-page.tsx')).AuditPage,
  }),
  '/privacy': async () => ({ Component: (await import('#features/convention/text-page.tsx')).PrivacyPage }),
  '/imprint': async () => ({ Component: (await import('#features/convention/text-page.tsx')).ImprintPage }),
  '/conduct': async () => ({ Component: (await import('#features/convention/text-page.tsx')).ConductPage }),
  '/accessibility': async () => ({
    Component: (await import('#features/convention/text-page.tsx')).AccessibilityPage,
  }),
  '/system': () => import('./routes/system.route.tsx'),
  '/email': async () => ({
    Component: (await import('#features/convention/newsletter-page.tsx')).NewsletterPage,
  }),
  '/login': () => import('./routes/login.route.tsx'),
  '/verify': async () => ({ Component: (await import('#features/users/verify-page.tsx')).VerifyPage }),
  '/my-days': () => import('./routes/my-days.route.tsx'),
  '/close-account': async () => ({
    Component: (await import('#features/users/close-account-page.tsx')).CloseAccountPage,
  }),
  '/address-change': async () => ({
    Component: (await import('#features/users/address/address-pages.tsx')).AddressChangePage,
  }),
  '/address-keep': async () => ({
    Component: (await import('#features/users/address/address-pages.tsx')).AddressKeepPage,
  }),
  '/pay': async () => ({ Component: (await import('#features/users/pay-page.tsx')).PayPage }),
  '/b/:code': async () => ({ Component: (await import('#features/convention/badge-page.tsx')).BadgePage }),
  '/gameday/:date': async () => ({
    Component: (await import('#features/gamedays/rsvp/public-rsvp-page.tsx')).PublicRsvpPage,
  }),
  '/gameday-reply/:invitationToken': async () => ({
    Component: (await import('#features/gamedays/rsvp/invitation-rsvp-page.tsx')).InvitationRsvpPage,
  }),
  '/badge-offer/:token': async () => ({
    Component: (await import('#features/convention/badge-offer/badge-offer-page.tsx')).BadgeOfferPage,
  }),
  '/unsubscribe/:token': async () => ({
    Component: (await import('#features/email/unsubscribe-page.tsx')).UnsubscribePage,
  }),
};
