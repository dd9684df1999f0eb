import type { FrameRow, PageRow } from './page-row.ts';

/** The pages of staff that stand alone, those of the menu in its order. */
export const STAFF_PAGES: readonly PageRow[] = [
  {
    path: '/desk',
    title: 'Desk',
    role: 'staff',
    code: async () => (await import('./routes/desk.route.tsx')).Component,
    menu: { label: 'Desk', place: 1 },
    strip: { label: 'Desk', place: 1 },
  },
  {
    path: '/gameday-management',
    title: 'Gameday Management',
    role: 'organiser',
    antd: true,
    code: async () => (await import('./routes/gameday-management.route.tsx')).Component,
    menu: { label: 'Gamedays' },
    strip: { label: 'Gamedays', place: 2 },
    prefetch: { query: 'listGamedays', args: { limit: 100 } },
  },
  // The door keeps its data by itself, under a key; what is named here are those of the page.
  {
    path: '/door',
    title: 'Door',
    isPrivate: true,
    code: async () => (await import('#site/convention/door/door-page.tsx')).DoorPage,
    menu: { label: 'Door', staff: 'door' },
    strip: { label: 'Door', place: 7 },
    offline: { data: [] },
  },
  {
    path: '/eventManagement',
    strip: { label: 'Schedule', place: 5 },
    title: 'Event Management',
    role: 'administrator',
    antd: true,
    code: async () => (await import('./routes/event-management.route.tsx')).Component,
    prefetch: { query: 'listEvents' },
  },
  {
    path: '/eventManagement/table-signs',
    title: 'Table Signs',
    role: 'administrator',
    code: async () => (await import('#backoffice/schedule/table-signs-page.tsx')).TableSignsPage,
  },
  {
    path: '/shift-management',
    title: 'Shift Management',
    role: 'organiser',
    antd: true,
    code: async () => (await import('#backoffice/shifts/shift-management-page.tsx')).ShiftManagementPage,
    strip: { label: 'Shifts', place: 6 },
  },
  {
    path: '/shift-management/rota',
    title: 'Rota',
    role: 'organiser',
    code: async () => (await import('#backoffice/shifts/rota-page.tsx')).RotaPage,
  },
  {
    path: '/gameday-management/what-happened',
    title: 'What Happened',
    role: 'organiser',
    code: async () => (await import('#backoffice/statistics/what-happened.tsx')).GamedayNumbersPage,
  },
  {
    path: '/gameday-management/door-list/:gamedayId',
    title: 'Door List',
    role: 'organiser',
    code: async () => (await import('#backoffice/gamedays/door-list-page.tsx')).DoorListPage,
  },
  {
    path: '/gameday-management/name-cards/:gamedayId',
    title: 'Name Cards',
    role: 'organiser',
    code: async () => (await import('#backoffice/gamedays/name-cards-page.tsx')).NameCardsPage,
  },
  {
    path: '/door/badges',
    strip: { label: 'Badges', place: 8 },
    title: 'Badges',
    role: 'administrator',
    code: async () => (await import('#site/convention/door/badges-page.tsx')).BadgesPage,
  },
  {
    path: '/system',
    strip: { label: 'System', place: 10 },
    title: 'System',
    role: 'administrator',
    antd: true,
    code: async () => (await import('#backoffice/system/system-page.tsx')).SystemPage,
  },
];

/** Pages of staff that share a frame: heading, links and gate. */
export const FRAMES: readonly FrameRow[] = [
  {
    title: 'Organise',
    role: 'administrator',
    antd: true,
    code: async () => (await import('#backoffice/organise/organise.tsx')).Organise,
    pages: [
      {
        path: '/organise',
        title: 'Organise',
        code: async () => (await import('#backoffice/organise/edition/edition-page.tsx')).EditionPage,
        strip: { label: 'Organise', place: 9 },
        tab: 'Edition',
      },
      {
        path: '/organise/places',
        title: 'Places',
        code: async () => (await import('#backoffice/organise/places/places-page.tsx')).PlacesPage,
        tab: 'Places',
      },
      {
        path: '/organise/texts',
        title: 'Texts',
        code: async () => (await import('#backoffice/organise/texts/texts-page.tsx')).TextsPage,
        tab: 'Texts',
      },
      {
        path: '/organise/people',
        title: 'People',
        code: async () => (await import('#backoffice/organise/people/people-page.tsx')).PeoplePage,
        tab: 'People',
      },
      {
        path: '/organise/programs',
        title: 'Programs',
        code: async () => (await import('#backoffice/organise/programs/programs-page.tsx')).ProgramsPage,
        tab: 'Programs',
      },
      {
        path: '/organise/what-happened',
        title: 'What Happened',
        code: async () => (await import('#backoffice/statistics/what-happened.tsx')).WhatHappenedPage,
        tab: 'What happened',
      },
      {
        path: '/organise/import',
        title: 'Import',
        code: async () => (await import('#backoffice/organise/import/import-page.tsx')).ImportPage,
      },
      {
        path: '/organise/audit',
        title: 'Audit',
        code: async () => (await import('#backoffice/organise/audit-page.tsx')).AuditPage,
        tab: 'Audit',
      },
    ],
  },
  {
    title: 'E-mail Tools',
    role: 'mailer',
    antd: true,
    code: async () => (await import('#backoffice/email/email-tools.tsx')).EmailTools,
    pages: [
      {
        path: '/emailer',
        title: 'E-mail Tools',
        code: async () => (await import('#backoffice/email/compose/send-page.tsx')).SendPage,
        strip: { label: 'E-mail', place: 4 },
        tab: 'Send',
      },
      {
        path: '/emailer/history',
        title: 'Mailings',
        code: async () => (await import('#backoffice/email/history/history-page.tsx')).HistoryPage,
        tab: 'History',
      },
      {
        path: '/emailer/history/:mailingId',
        title: 'Mailing',
        code: async () => (await import('#backoffice/email/history/mailing-page.tsx')).MailingPage,
      },
      {
        path: '/emailer/suppressed',
        title: 'Suppressed Addresses',
        code: async () => (await import('./routes/suppressions.route.tsx')).Component,
        tab: 'Suppressed',
      },
      {
        path: '/emailer/templates',
        title: 'Mail Templates',
        code: async () => (await import('#backoffice/email/templates-page.tsx')).TemplatesPage,
        tab: 'Templates',
      },
      {
        path: '/emailer/sender',
        title: 'Sender Check',
        code: async () => (await import('#backoffice/email/sender-page.tsx')).SenderPage,
        tab: 'Sender',
      },
    ],
  },
];
