/** How every journey meets the product, whether in a browser context of its own or in a shared one. */
export const settings = {
  baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
  actionTimeout: 30_000,
  reducedMotion: 'reduce',
  // It would answer calls that a journey wants to answer itself; the journey about it lets it in.
  serviceWorkers: 'block',
} as const;
