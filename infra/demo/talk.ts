import { emailOf } from './people.ts';

interface Person {
  email: string;
  name: string;
}

/** What a role at an event, or somebody by the first name of a registration, says. */
type Words = [speaker: string, message: string];

interface Talk {
  /** The first of each asks, the others answer. */
  questions: Words[][];
  /** What hosts wrote to the players. */
  messages?: Words[];
}

const OWNER = 'the owner';
const CO_HOST = 'a co-host';
const PLAYER = 'a player';
const HOUR_MS = 3_600_000;

/** By game. */
const TALKS: Record<string, Talk> = {
  Cascadia: {
    questions: [
      [
        ['Kofi Mensah', 'Do you play with the Landmarks expansion?'],
        [OWNER, 'Not in the first game. If all of you like, we play a second one with it.'],
      ],
    ],
    messages: [[OWNER, 'I lay out the tiles ten minutes earlier: come when you like, and we begin on time.']],
  },
  Wingspan: {
    questions: [
      [
        ['Yuki Tanabe', 'I have never played it. Is that all right?'],
        [OWNER, 'Very much so. I explain everything, and the first round is played with open cards.'],
        [PLAYER, 'It was my first game here last year. Nobody minded my questions.'],
      ],
      [['Walter Pfeiffer', 'Are the cards large enough to be read across the table?']],
    ],
  },
  'Cosmic Encounter': {
    questions: [
      [
        ['Aoife Brennan', 'Do we draw our aliens, or may I bring a favourite?'],
        [CO_HOST, 'Everybody draws two and keeps one.'],
      ],
      [['Marcus Bell', 'How long will it take with eight of us?']],
    ],
    messages: [
      [OWNER, 'We play the 42nd anniversary edition, without expansions.'],
      [
        CO_HOST,
        'I am there a quarter of an hour earlier and teach whoever is new. Then we all begin together.',
      ],
    ],
  },
  'Blood on the Clocktower': {
    questions: [
      [
        ['Hannah Weiss', 'May I leave after the first round?'],
        [CO_HOST, 'Yes. Tell us when you arrive, so that we plan the second one without you.'],
      ],
    ],
    messages: [[OWNER, 'Please be there five minutes early: the roles are handed out at the start.']],
  },
  'Learn to paint a miniature': {
    questions: [[['Tobias Krüger', 'Is it too fiddly for a child of six?']]],
  },
};

/**
 * What a game of the demo has been asked, and what its hosts wrote, before now. Who is not registered says nothing, and
 * nobody answers them.
 */
export function talkOf(
  game: string,
  event: { owner: Person; coHosts: Person[]; participants: Person[] },
  people: Person[],
  now: Date,
) {
  const { questions, messages = [] } = TALKS[game] ?? { questions: [] };
  const emailOfSpeaker = (speaker: string): string | undefined => {
    if (speaker === OWNER) return event.owner.email;
    if (speaker === CO_HOST) return event.coHosts[0]?.email;
    if (speaker === PLAYER) return event.participants.at(-1)?.email;
    return people.find(({ email }) => email === emailOf(speaker))?.email;
  };
  /** All of it was said long enough ago that hosts may write as often as they like to try. */
  const commentsOf = (words: Words[], hoursAgo: number) =>
    words.flatMap(([speaker, message], index) => {
      const by = emailOfSpeaker(speaker);
      const at = new Date(now.getTime() - (hoursAgo - index) * HOUR_MS).toISOString();
      return by ? [{ by, at, message }] : [];
    });
  return {
    discussion: questions.flatMap(([question, ...replies], index) => {
      const hoursAgo = (questions.length - index) * 20;
      const answers = commentsOf(replies, hoursAgo - 1);
      return commentsOf(question ? [question] : [], hoursAgo).map((asked) => ({ ...asked, answers }));
    }),
    messages: commentsOf(messages, 40),
  };
}
