/** The code of the pages that the menu leads to, loaded when one is opened, or just before. */
export const pageCode = {
  '/': () => import('./routes/home.route.tsx'),
  '/faq': () => import('./routes/faq.route.tsx'),
  '/photos': () => import('./routes/photos.route.tsx'),
  '/events': () => import('./routes/events.route.tsx'),
  '/contact': () => import('./routes/contact.route.tsx'),
  '/map': () => import('./routes/map.route.tsx'),
  '/login': () => import('./routes/login.route.tsx'),
  '/gameday-management': () => import('./routes/gameday-management.route.tsx'),
};
