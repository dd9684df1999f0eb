import { emailOf, PEOPLE } from './people.ts';

interface Answer {
  status: 1 | 2;
  additionalGuests?: number;
  replyComments?: string;
}

const ACCEPTED = 1;
const REJECTED = 2;
const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Every guest in turn answers like this; null has not answered yet. */
const ANSWERS: (Answer | null)[] = [
  { status: ACCEPTED },
  null,
  {
    status: ACCEPTED,
    additionalGuests: 1,
    replyComments: 'We will bring Spirit Island and two folding chairs.',
  },
  { status: REJECTED, replyComments: 'Working both days, have fun!' },
  null,
];

export interface DemoSettings {
  CONVENTION_START: string;
  CONVENTION_END: string;
  CONVENTION_TIME_ZONE: string;
  SPONSOR_NAME: string;
  VENUE_NAME: string;
}

/**
 * A small gathering soon, a full table for whose seats others wait, and the two days of the edition unless they are over:
 * nobody can answer then. As `import-data` takes it.
 */
export function gamedays(settings: DemoSettings, now: Date) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: settings.CONVENTION_TIME_ZONE }).format(now);
  const days = [
    {
      date: saturdayInTwoWeeks(today),
      startTime: '18:30',
      endTime: null,
      capacity: 8,
      location: `${settings.SPONSOR_NAME}, upstairs studio`,
      description: 'A quiet evening around two tables.',
      guests: guests(8),
    },
    {
      date: daysAfter(saturdayInTwoWeeks(today), 7),
      startTime: '14:00',
      endTime: '20:00',
      capacity: 4,
      location: `${settings.SPONSOR_NAME}, upstairs studio`,
      description: 'One long game at one table. All seats are taken, and some wait for one.',
      guests: fullTable(),
    },
    {
      date: settings.CONVENTION_START.slice(0, 10),
      startTime: '12:00',
      endTime: '22:00',
      capacity: 250,
      location: `${settings.VENUE_NAME}, rooms A to D`,
      description: 'Open tables from noon, scheduled games from 1:00 PM. Bring a game you can teach.',
      guests: guests(PEOPLE.length),
    },
    {
      date: settings.CONVENTION_END.slice(0, 10),
      startTime: '09:00',
      endTime: '21:00',
      capacity: 60,
      location: `${settings.VENUE_NAME}, rooms A to D`,
      description: 'The second day begins early. Coffee and soup are sold at the door.',
      guests: guests(PEOPLE.length),
    },
  ];
  return days.filter(({ date }) => date > today);
}

function guests(count: number) {
  return PEOPLE.slice(0, count).map((name, index) => {
    const answer = ANSWERS[index % ANSWERS.length];
    return { name, email: emailOf(name), ...(answer ? { answer } : {}) };
  });
}

/** Four took a seat, others wait for one; one of the four cannot come after all, so that a seat is offered. */
function fullTable() {
  const parties = [2, 1, 1, 1];
  return PEOPLE.slice(8, 16).map((name, index) => ({
    name,
    email: emailOf(name),
    ...(index < 4 ? { answer: { status: ACCEPTED } } : { waitsFor: parties[index - 4] }),
    ...(index === 0 ? { laterAnswer: { status: REJECTED } } : {}),
  }));
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function saturdayInTwoWeeks(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  const days = 14 + SATURDAY - date.getUTCDay();
  return new Date(date.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
