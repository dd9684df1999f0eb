import { CANCELLED, FIRST_DAY, SECOND_DAY, type Session } from './sessions.ts';
import { stableId } from './stable-id.ts';
import { talkOf } from './talk.ts';

interface Person {
  email: string;
  name: string;
}

/** When a day of the convention begins, in minutes after midnight, and how long it lasts. */
interface Day {
  name: string;
  opening: number;
  hours: number;
}

export interface DemoDays {
  CONVENTION_START: string;
  CONVENTION_FIRST_DAY_HOURS: number;
  CONVENTION_END: string;
  CONVENTION_SECOND_DAY_HOURS: number;
}

/**
 * Sessions of both days, as `import-data` takes them. The people who are registered play them, and nobody is in two
 * places at once.
 */
export function events(settings: DemoDays, people: Person[], now: Date) {
  const places = new Places(people);
  const hall = new Hall();
  const days = daysOf(settings);
  const sessions = days.flatMap((day, index) =>
    [FIRST_DAY, SECOND_DAY][index]?.flatMap((session) => eventOf(session, day, index, places, hall) ?? []),
  );
  const planned = sessions
    .filter((session) => session !== undefined)
    .map((session) => ({
      id: stableId(`${settings.CONVENTION_START} ${session.gameName}`),
      ...session,
      ...talkOf(session.gameName, session, people, now),
      cancelled: false,
    }));
  // It takes nobody's time and no table.
  const cancelled = days.slice(0, 1).flatMap((day) => {
    const session = eventOf(CANCELLED, day, 0, new Places(people), new Hall());
    return session
      ? { id: stableId('cancelled'), ...session, discussion: [], messages: [], cancelled: true }
      : [];
  });
  return [...planned, ...cancelled];
}

/** Null when the day is too short for it, or nobody is left to offer it. */
function eventOf(session: Session, day: Day, index: number, places: Places, hall: Hall) {
  const {
    at,
    minutes,
    request,
    closed,
    ownerElsewhere = false,
    teacher = 'none',
    waiting = 0,
    coHosts = 0,
  } = session;
  const opening = Math.ceil(day.opening / 15) * 15;
  const start = at === undefined ? null : opening + at * 15;
  if (start !== null && start >= day.opening + day.hours * 60) return null;
  const span = start === null ? null : { start: index * 24 * 60 + start, minutes };
  const owner = ownerElsewhere ? places.busy(span) : places.take(span);
  if (!owner) return null;
  const others = Array.from({ length: session.taken - (ownerElsewhere ? 0 : 1) }, () => places.take(span));
  const participants = [ownerElsewhere ? null : owner, ...others].flatMap((person) => person ?? []);
  return {
    gameName: session.game,
    eventDay: day.name,
    eventTime: start === null ? '12:01 AM' : timeText(start),
    spots: session.spots,
    visible: !closed,
    duration: String(minutes),
    teacher,
    ...session.facts,
    owner,
    gameOwner: request || ownerElsewhere ? null : owner,
    // Requested games get theirs when somebody brings them.
    ...(span && !request && hall.tableFor(span, session.spots)),
    participants,
    // Of other families: what they write would stand under the owner's name.
    coHosts: participants.filter(({ email }) => email !== owner.email).slice(0, coHosts),
    waitlist: Array.from({ length: waiting }, () => places.take(null, participants)).flatMap(
      (person) => person ?? [],
    ),
  };
}

/** The tables of rooms A and B in the standard floor plan; open gaming has the others. */
const TABLES = [
  ...Array.from({ length: 8 }, (_, index) => `a${index + 1}`),
  ...Array.from({ length: 6 }, (_, index) => `b${index + 1}`),
];
const SEATS = 6;
const MINUTES_BETWEEN = 15;

/** Which games stand on which table. Those of more people than a table seats have none. */
class Hall {
  private readonly sittings: { tableId: string; end: number }[] = [];

  /** The first table that is free; sessions come in the order of their start. */
  tableFor({ start, minutes }: Span, spots: number): { tableId: string } | undefined {
    if (spots > SEATS) return undefined;
    const tableId = TABLES.find((id) =>
      this.sittings.every((sitting) => sitting.tableId !== id || sitting.end + MINUTES_BETWEEN <= start),
    );
    if (!tableId) return undefined;
    this.sittings.push({ tableId, end: start + minutes });
    return { tableId };
  }
}

interface Span {
  start: number;
  minutes: number;
}

/** Who is where. People take turns, so that all of them play about equally often. */
class Places {
  private readonly taken = new Map<Person, Span[]>();
  private queue: Person[];

  constructor(people: Person[]) {
    this.queue = [...people];
  }

  /** The next person who is free then and not among others. */
  take(span: Span | null, others: Person[] = []): Person | undefined {
    const person = this.queue.find((each) => !this.isBusy(each, span) && !others.includes(each));
    if (person) {
      this.queue = [...this.queue.filter((each) => each !== person), person];
      if (span) this.taken.set(person, [...(this.taken.get(person) ?? []), span]);
    }
    return person;
  }

  /** Somebody who plays something else then. */
  busy(span: Span | null): Person | undefined {
    return this.queue.find((person) => this.isBusy(person, span));
  }

  private isBusy(person: Person, span: Span | null): boolean {
    const spans = this.taken.get(person) ?? [];
    return (
      span !== null &&
      spans.some(({ start, minutes }) => start < span.start + span.minutes && span.start < start + minutes)
    );
  }
}

function daysOf(settings: DemoDays): Day[] {
  const start = new Date(`${settings.CONVENTION_START}Z`);
  const hours = settings.CONVENTION_SECOND_DAY_HOURS;
  const second = new Date(new Date(`${settings.CONVENTION_END}Z`).getTime() - hours * 3_600_000);
  return [dayOf(start, settings.CONVENTION_FIRST_DAY_HOURS), dayOf(second, hours)];
}

/** Local times of the convention, held in `Date`s as if they were UTC. */
function dayOf(start: Date, hours: number): Day {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(start);
  return { name, opening: start.getUTCHours() * 60 + start.getUTCMinutes(), hours };
}

function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
