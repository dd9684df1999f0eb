import { defineConfig } from '@playwright/test';
import { settings } from './settings.ts';

/** Runs against a started product: BASE_URL, MAILBOX_URL and ADMIN_EMAIL say where, CHROMIUM_PATH which browser. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  workers: Number(process.env.JOURNEY_WORKERS ?? 2),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // The second try tells a journey that is flaky from one that is broken. Neither passes, unless the browser itself crashed:
  // `outcomeOf` in infra/local/tests reads the report.
  retries: 1,
  reporter: 'list',
  projects: [
    { name: 'sign-in', testMatch: 'sign-in.journey.spec.ts' },
    // It mostly waits, for a wave a minute: begun last, everybody else would wait for it.
    { name: 'waves', testMatch: 'waves.journey.spec.ts', dependencies: ['sign-in'] },
    {
      name: 'journeys',
      testIgnore: [
        'waves.journey.spec.ts',
        'sign-in.journey.spec.ts',
        'place-all.journey.spec.ts',
        'places.journey.spec.ts',
        'texts.journey.spec.ts',
        'door.journey.spec.ts',
        'badge-queue.journey.spec.ts',
        'draw.journey.spec.ts',
        'system.journey.spec.ts',
        'organise.journey.spec.ts',
        'year.journey.spec.ts',
      ],
      dependencies: ['sign-in'],
    },
    // It gives a table to every event that has none, also to those that others are editing.
    { name: 'tables', testMatch: 'place-all.journey.spec.ts', dependencies: ['waves', 'journeys'] },
    // They change what other journeys read: the FAQ, the map, the invitation.
    {
      name: 'contents',
      testMatch: ['places.journey.spec.ts', 'texts.journey.spec.ts'],
      dependencies: ['tables'],
    },
    // It revokes the door link, of which there is one for all.
    { name: 'door', testMatch: 'door.journey.spec.ts', dependencies: ['contents'] },
    // The house is full, so nobody else can register meanwhile.
    { name: 'full house', testMatch: 'badge-queue.journey.spec.ts', dependencies: ['door'] },
    // It stops the mail and the changes of all others, so it is played when they have ended; by itself with `--no-deps`.
    { name: 'alone', testMatch: 'system.journey.spec.ts', dependencies: ['full house'] },
    // It ends the edition that all others are about.
    { name: 'last', testMatch: 'organise.journey.spec.ts', dependencies: ['alone'] },
    // It goes on from there, and ends one edition after the other.
    { name: 'year', testMatch: 'year.journey.spec.ts', dependencies: ['last'] },
    // Before a draw nobody takes a seat, and the one of the demo's edition has been run.
    { name: 'draw', testMatch: 'draw.journey.spec.ts', dependencies: ['year'] },
  ],
  use: {
    ...settings,
    // A trace of every journey costs a good part of its time; `npm run journeys -- --last-failed --trace on` makes one.
    screenshot: 'only-on-failure',
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
