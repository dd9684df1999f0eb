/** What a notice tells of an event of the schedule. */
export type EventNews =
  | 'joined'
  | 'promoted'
  | 'offered'
  | 'passed-over'
  | 'changed'
  | 'host'
  | 'co-host'
  | 'question'
  | 'answer'
  | 'removed'
  | 'cancelled'
  | 'incomplete';

interface NewsText {
  /** Comes before the moment, or stands alone. */
  subject: string;
  eyebrow: string;
  text: string;
  calendar: 'PUBLISH' | 'CANCEL' | null;
}

const IN_CALENDAR = 'Your calendar can take the event from the file with this mail.';
export const MOVES_IN_CALENDAR = 'The file with this mail moves it in your calendar.';
const OUT_OF_CALENDAR = 'The file with this mail takes it out of your calendar.';

/** Anybody who is signed in asks, and whoever hosts names others; the rest goes to those who take part as they wished. */
export const BY_OTHERS: EventNews[] = ['host', 'co-host', 'question', 'answer'];

export const NEWS: Record<EventNews, NewsText> = {
  joined: {
    subject: 'You have a spot',
    eyebrow: 'You have a spot',
    text: `You are registered for this event. ${IN_CALENDAR}`,
    calendar: 'PUBLISH',
  },
  promoted: {
    subject: 'A spot is yours',
    eyebrow: 'Up from the waitlist',
    text: `A spot was freed and you were next, so it is yours. If you cannot make it, leave the event and it goes to the next. ${IN_CALENDAR}`,
    calendar: 'PUBLISH',
  },
  offered: {
    subject: 'A seat is kept for you',
    eyebrow: 'A seat is kept for you',
    text: '',
    calendar: null,
  },
  'passed-over': {
    subject: 'A spot was free',
    eyebrow: 'You were passed over',
    text: 'A spot was freed, but you are registered for another event at this time, so the next on the list was asked. You keep your place on the waitlist. Leave the other event if you would rather play this one.',
    calendar: null,
  },
  changed: {
    subject: 'The plan has changed',
    eyebrow: 'The plan has changed',
    text: `This event was moved. If the new time does not suit you, leave it so that somebody else gets your spot. ${MOVES_IN_CALENDAR}`,
    calendar: 'PUBLISH',
  },
  host: {
    subject: 'You host this game now',
    eyebrow: 'You host this game now',
    text: 'Whoever hosted this game has handed it over to you. You see who plays, may change everything about it, and decide who takes part. If you cannot host it, hand it over on its page to somebody else who plays.',
    calendar: null,
  },
  'co-host': {
    subject: 'You are a co-host',
    eyebrow: 'You are a co-host',
    text: 'Whoever hosts this game has made you a co-host: you may change it, decide who takes part, and tick at the table who is here.',
    calendar: null,
  },
  question: {
    subject: 'A question about your game',
    eyebrow: 'A question about your game',
    text: 'Somebody asked about your game. Read all of it and answer on its page, where everybody sees the answer.',
    calendar: null,
  },
  answer: {
    subject: 'An answer to a question',
    eyebrow: 'An answer to a question',
    text: 'Somebody answered a question about this game. Read all of it on its page.',
    calendar: null,
  },
  removed: {
    subject: 'You are no longer registered',
    eyebrow: 'You are no longer registered',
    text: `The organizer took you off the list of this event. ${OUT_OF_CALENDAR}`,
    calendar: 'CANCEL',
  },
  cancelled: {
    subject: 'Cancelled',
    eyebrow: 'This event is cancelled',
    text: `This event does not take place. ${OUT_OF_CALENDAR}`,
    calendar: 'CANCEL',
  },
  incomplete: {
    subject: 'Still missing',
    eyebrow: 'Something is still missing',
    text: '',
    calendar: null,
  },
};

/** What is told on devices, too. Whoever joins knows that they did, so it begins where others do something. */
export const PUSHED = {
  promoted: 'seat',
  offered: 'seat',
  changed: 'change',
  removed: 'change',
  cancelled: 'change',
} as const;

/** What of it is about one of those who share an account. */
export const OF_ONE: EventNews[] = ['promoted', 'offered', 'removed'];

/** What the button says, where it is not `See the event`. */
export const LABELS: Partial<Record<EventNews, string>> = {
  cancelled: 'See the other events',
  offered: 'Take the seat',
};
