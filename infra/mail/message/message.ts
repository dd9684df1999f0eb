import { remembered } from '../wording/remembered.ts';
import { plainText } from '../wording/wording.ts';
import { messageHtml } from './message-html.ts';
import { type MessageNode, parseMessage } from './message-parser.ts';
import { lineText, messageText } from './message-text.ts';
import { variablesIn } from './message-values.ts';

/** Letters of a message, as its author wrote it. */
export const MESSAGE_MAX = 10_000;

/** What a variable stands for, and how it looks filled in. */
export interface MessageVariable {
  meaning: string;
  example: string;
}

/** What `{{…}}` may stand for in a message of the convention. */
export const MESSAGE_VARIABLES = {
  name: { meaning: 'The name of the person, or “friend” where none is known', example: 'Dana Whitfield' },
  edition: { meaning: 'The convention and its year', example: 'Tablefall 2025' },
  dates: { meaning: 'The days of the convention', example: 'October 10 – 11, 2025' },
  venue: { meaning: 'Where it takes place', example: 'Riverside Hall, 14 Canal Street' },
  registrationLink: {
    meaning: 'The person’s own link to register or to see the registration',
    example: 'https://tablefall.example/events?rid=…',
  },
} as const satisfies Record<string, MessageVariable>;

/** What `{{…}}` may stand for in a message to the guests of a gameday. */
export const GAMEDAY_MESSAGE_VARIABLES = {
  name: MESSAGE_VARIABLES.name,
  date: { meaning: 'The day of the gameday', example: 'Friday, October 10, 2025' },
  time: { meaning: 'Its time, or “time to be announced”', example: '12:00 PM – 10:00 PM' },
  place: { meaning: 'Where it takes place', example: 'Riverside Hall, rooms A to D' },
  replyLink: {
    meaning: 'The guest’s own link to answer',
    example: 'https://tablefall.example/gameday-reply/…',
  },
} as const satisfies Record<string, MessageVariable>;

/** A text in its two forms. */
export interface WrittenText {
  /** Safe to be printed as it is: made of escaped text and of elements that this module writes. */
  html: ReturnType<typeof messageHtml>;
  text: string;
}

/** A message as one recipient gets it; what its templates print. */
export interface WrittenMessage extends WrittenText {
  /** The heading that it begins with. It names the mail and does not stand in the body; null without one. */
  title: string | null;
  /** Its beginning, for the line that mail programs show beside the subject. */
  preview: string;
  /** Whether a link of the recipient's own stands in it. */
  hasOwnLink: boolean;
}

/** What is known of the variables of a message. */
export interface CheckedMessage {
  /** Those that are not among the given ones, as they are written in it. */
  unknown: string[];
  count: number;
  /** Its words on one line, with a letter in place of each variable. */
  rest: string;
}

export function checkMessage(source: string, variables: object): CheckedMessage {
  const { all } = parsed(source);
  const names = variablesIn(all);
  return {
    unknown: [...new Set(names)].filter((name) => !Object.hasOwn(variables, name)),
    count: names.length,
    rest: lineText(all, Object.fromEntries(names.map((name) => [name, 'x']))),
  };
}

/**
 * Writes a text that stands within a mail: as a message, but a heading that it begins with is nothing special.
 * Throws Error for a variable without a value.
 */
export function writeText(source: string, values: Record<string, string>): WrittenText {
  const { all } = parsed(source);
  return { html: messageHtml(all, values), text: messageText(all, values) };
}

/**
 * Writes a message: light Markdown, and `values` in place of its variables. They are put in as plain text after the
 * message was read, so that nothing in a value becomes markup or a link.
 * Throws Error for a variable without a value.
 */
export function writeMessage(source: string, values: Record<string, string>): WrittenMessage {
  const { heading, body, hasOwnLink } = parsed(source);
  return {
    title: heading && shortened(lineText(heading, values), 120),
    preview: shortened(lineText(body.slice(0, 2), values), 140),
    html: messageHtml(body, values),
    text: messageText(body, values),
    hasOwnLink,
  };
}

interface ParsedMessage {
  all: MessageNode[];
  /** The heading that a message begins with, if it is the same for everybody: it becomes the subject. */
  heading: MessageNode[] | null;
  body: MessageNode[];
  hasOwnLink: boolean;
}

/** Parsing a message costs far more than filling it in. */
const parsed = remembered((source: string): ParsedMessage => {
  const all = parseMessage(plainText(source));
  const [first, ...rest] = all;
  const isTitle = first?.type === 'heading' && !variablesIn([first]).some((name) => PERSONAL.has(name));
  return {
    all,
    heading: isTitle ? [first] : null,
    body: isTitle ? rest : all,
    hasOwnLink: variablesIn(all).some((name) => name.endsWith('Link')),
  };
});

const PERSONAL = new Set(['name', 'registrationLink', 'replyLink']);

function shortened(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length > length
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
