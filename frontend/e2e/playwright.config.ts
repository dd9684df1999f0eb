import { defineConfig } from '@playwright/test';

/** Runs against a started product: BASE_URL, MAILBOX_URL and ADMIN_EMAIL say where, CHROMIUM_PATH which browser. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.journey.spec.ts' },
    { name: 'journeys', testIgnore: 'sign-in.journey.spec.ts', dependencies: ['sign-in'] },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    actionTimeout: 20_000,
    reducedMotion: 'reduce',
    // It would answer calls that a journey wants to answer itself; the journey about it lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
