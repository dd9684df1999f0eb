// `npm run battery`: the long form of the fault battery's rows; the test run holds one round of each.
// BATTERY_ROUNDS sets another number. A row joins by its specs' paths.
const ROWS = {
  F15: [
    'backend/src/gamedays/rsvp/races.api.spec.ts',
    'backend/src/events/sign-up/races.api.spec.ts',
    'backend/src/convention/registration/badges.api.spec.ts',
    'backend/src/marketplace/interest/races.api.spec.ts',
  ],
  F6: ['backend/test/database-crashes.api.spec.ts'],
  F8: ['backend/test/backend-crashes.api.spec.ts'],
  F16: ['backend/src/http/hostile-input.api.spec.ts'],
  F18: ['backend/src/marketplace/photos/hostile-photos.api.spec.ts'],
};

process.env.BATTERY_ROUNDS ??= '100';
// One row after another: they would disturb each other's timing.
process.argv.push('--runInBand', '--verbose', ...Object.values(ROWS).flat());
await import('./jest.ts');
