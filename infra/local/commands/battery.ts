// `npm run battery`: races, models, crashes and hostile input in their long form. The test run plays one round of each;
// BATTERY_ROUNDS sets another number than 100. A row joins by its spec's path.
const RACES = [
  'backend/src/gamedays/rsvp/races.api.spec.ts',
  'backend/src/gamedays/waves/wave-races.api.spec.ts',
  'backend/src/events/sign-up/races.api.spec.ts',
  'backend/src/events/sign-up/family-join.api.spec.ts',
  'backend/src/events/waitlist/offer-races.api.spec.ts',
  'backend/src/convention/badges/badges.api.spec.ts',
  'backend/src/marketplace/interest/races.api.spec.ts',
  'backend/src/shifts/shift-races.api.spec.ts',
];
const MODELS = [
  'worker/test/claims-model.worker.spec.ts',
  'backend/src/events/sign-up/sign-up-model.api.spec.ts',
  'backend/src/marketplace/interest/listing-model.api.spec.ts',
];
const CRASHES = ['backend/test/database-crashes.api.spec.ts', 'backend/test/backend-crashes.api.spec.ts'];
const HOSTILE_INPUT = [
  'backend/src/http/hostile-input.api.spec.ts',
  'backend/src/marketplace/photos/hostile-photos.api.spec.ts',
];

process.env.BATTERY_ROUNDS ??= '100';
// One after another: they would disturb each other's timing.
process.argv.push('--runInBand', '--verbose', ...RACES, ...MODELS, ...CRASHES, ...HOSTILE_INPUT);
await import('./jest.ts');
