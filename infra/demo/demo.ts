import { join } from 'node:path';
import { type DemoDays, events } from './events.ts';
import { flags } from './flags.ts';
import { type DemoSettings, gamedays } from './gamedays.ts';
import { listings } from './listings.ts';
import { drafts, mailings } from './mailings.ts';
import { badgeOffers, registrations } from './registrations.ts';
import { shifts } from './shifts.ts';
import { texts } from './texts.ts';
import { wishes } from './wishes.ts';

/** Pictures of pieces, boards and boxes, with `alt.json` for their texts. */
export const DEMO_PHOTOS = join(import.meta.dirname, 'photos');

/**
 * What fills an empty product, in the form of `import-data`: families of two editions, four gamedays, the schedule
 * with what is said about its games, shifts of helpers, wishes for games that are drawn, flags in the hall, games for sale, some mailings and words of the mails.
 */
export function demoData(environment: NodeJS.ProcessEnv, now: Date) {
  const settings: DemoSettings & DemoDays = {
    CONVENTION_FIRST_DAY_HOURS: Number(environment.CONVENTION_FIRST_DAY_HOURS ?? 10),
    CONVENTION_SECOND_DAY_HOURS: Number(environment.CONVENTION_SECOND_DAY_HOURS ?? 12),
    CONVENTION_START: environment.CONVENTION_START ?? '2025-10-10T12:00',
    CONVENTION_END: environment.CONVENTION_END ?? '2025-10-11T21:00',
    CONVENTION_TIME_ZONE: environment.CONVENTION_TIME_ZONE ?? 'America/New_York',
    SPONSOR_NAME: environment.SPONSOR_NAME ?? 'Second Shelf Media',
    VENUE_NAME: environment.VENUE_NAME ?? 'Riverside Hall',
  };
  const capacity = Number(environment.REGISTRATION_CAPACITY ?? 250);
  const edition = settings.CONVENTION_START.slice(0, 7);
  const registered = registrations(edition, capacity, now);
  const current = registered.filter((registration) => registration.edition === edition);
  const people = current.flatMap(({ email, attendees }) =>
    attendees.filter(({ badge }) => badge).map(({ name }) => ({ email, name })),
  );
  const games = events(settings, people, now);
  return {
    registrations: registered,
    badgeOffers: badgeOffers(),
    gamedays: gamedays(settings, now),
    events: games,
    flags: flags(now),
    shifts: shifts(settings),
    wishes: wishes(games, people),
    // A draw that is still to come would keep everybody from joining a game.
    wishesAreDrawn: true,
    listings: listings(new Set(current.map(({ email }) => email)), now),
    mailings: mailings(settings.CONVENTION_TIME_ZONE, now),
    drafts: drafts(),
    texts: texts(),
  };
}
