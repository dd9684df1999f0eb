import type { DemoDays } from './events.ts';
import { emailOf } from './people.ts';

const MINUTE_MS = 60_000;

interface Wanted {
  title: string;
  place: string;
  /** Minutes after the opening of the day. */
  from: number;
  minutes: number;
  places: number;
  helpers?: string[];
  /** Its helpers have the door for its hours. */
  opensDoor?: true;
  notes?: string;
}

const DAY_MINUTES = 24 * 60;

/** By the opening of the first day. */
const FIRST_DAY: Wanted[] = [
  {
    title: 'Set up the hall',
    place: 'Rooms A and B',
    from: -DAY_MINUTES + 6 * 60,
    minutes: 180,
    places: 6,
    helpers: ['Dana Whitfield', 'Jonah Okafor', 'Ada Okafor', 'Marcus Bell'],
    notes: 'Tables, cloths and signs. There is soup afterwards.',
  },
  {
    title: 'Tickets at the door',
    place: 'Foyer',
    from: -60,
    minutes: 180,
    places: 3,
    helpers: ['Helen Achterberg', 'Andre Bell'],
    opensDoor: true,
    notes: 'You get a phone and ten minutes of explanation.',
  },
  { title: 'Tickets at the door', place: 'Foyer', from: 120, minutes: 180, places: 2, opensDoor: true },
  {
    title: 'Teach games at open tables',
    place: 'Room C',
    from: 120,
    minutes: 120,
    places: 4,
    helpers: ['Yuki Tanabe'],
  },
  { title: 'Kitchen', place: 'Bar', from: 300, minutes: 150, places: 2, helpers: ['Ruth Nakamura'] },
];

/** By the opening of the second day. */
const SECOND_DAY: Wanted[] = [
  {
    title: 'Tickets at the door',
    place: 'Foyer',
    from: -30,
    minutes: 180,
    places: 2,
    helpers: ['Hannah Weiss'],
    opensDoor: true,
  },
  { title: 'Lost and found', place: 'Foyer', from: 240, minutes: 120, places: 1, helpers: ['Eleanor Voss'] },
  { title: 'Clear the hall', place: 'All rooms', from: 660, minutes: 120, places: 8 },
];

/** Where helpers are needed, as `import-data` takes it: some shifts are taken, some wait for somebody. */
export function shifts({ CONVENTION_START, CONVENTION_END, CONVENTION_SECOND_DAY_HOURS }: DemoDays) {
  const first = new Date(`${CONVENTION_START}Z`);
  const second = new Date(
    new Date(`${CONVENTION_END}Z`).getTime() - CONVENTION_SECOND_DAY_HOURS * 60 * MINUTE_MS,
  );
  return [
    ...FIRST_DAY.map((shift) => shiftOf(shift, first)),
    ...SECOND_DAY.map((shift) => shiftOf(shift, second)),
  ];
}

/** @param opening local time of the convention, held as if it were UTC */
function shiftOf(
  { title, place, from, minutes, places, helpers = [], notes, opensDoor }: Wanted,
  opening: Date,
) {
  const local = (after: number) => new Date(opening.getTime() + after * MINUTE_MS).toISOString();
  const [start, end] = [local(from), local(from + minutes)];
  return {
    title,
    place,
    day: start.slice(0, 10),
    start: start.slice(11, 16),
    end: end.slice(11, 16),
    places,
    forAnyone: true,
    opensDoor: opensDoor ?? false,
    notes: notes ?? null,
    helpers: helpers.map((name) => ({ email: familyAddress(name), name })),
  };
}

/** Families sign in under the name of the first of them. */
const FIRST_OF: Record<string, string> = { 'Ada Okafor': 'Jonah Okafor', 'Andre Bell': 'Marcus Bell' };

function familyAddress(name: string): string {
  return emailOf(FIRST_OF[name] ?? name);
}
