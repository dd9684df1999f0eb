import { defineMail } from '../../definition/define-mail.ts';
import { atEnd, type Life } from '../../definition/life.ts';
import { gameText } from '../../facts/event-facts.ts';
import type { OwnDaysFacts, OwnThing } from '../../facts/own-days.ts';
import { planView } from '../../facts/plan-view.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

/** What the draw came to for an account: its `things` are those that it wished for, and got or waits for. */
export interface DrawResultProps extends OwnDaysFacts {
  /** Whether any seat is theirs. */
  news: 'seats' | 'nothing';
  /** How many wishes were drawn, and how many of them came true. */
  wishes: { of: number; got: number };
  /** The same of the first five. */
  first: { of: number; got: number };
  /** The numbers of its parties in what is published. */
  parties: number[];
}

const GOT: OwnThing = {
  title: 'Ark Nova',
  path: '/events?event=01980000-0000-7000-8000-000000000004',
  when: { day: '2025-10-10', startsAt: '2025-10-10T19:15:00.000Z', duration: 180, tableId: 'a3' },
  who: [{ names: ['Dana Whitfield', 'Theo Whitfield'], does: null }],
  table: { label: 'A3', room: 'Room A' },
};

const ALSO: OwnThing = {
  ...GOT,
  title: 'Cascadia',
  when: { day: '2025-10-11', startsAt: '2025-10-11T14:00:00.000Z', duration: 60 },
  who: [{ names: ['Dana Whitfield'], does: null }],
  table: null,
};

const WAITED_FOR: OwnThing = {
  ...ALSO,
  title: 'Dune: Imperium',
  when: { day: '2025-10-10', startsAt: '2025-10-10T23:00:00.000Z', duration: 150 },
  who: [{ names: [], does: null }],
  waiting: [{ name: 'Dana Whitfield', place: 2 }],
};

/** Nobody of them has a seat in it, though one of them is there. */
const HOSTED: OwnThing = {
  ...WAITED_FOR,
  who: [...WAITED_FOR.who, { names: ['Priya Whitfield'], does: 'organizes it' }],
};

const RESULT: Life = { expires: atEnd, endedBy: [] };
const PATH = '/my-days';
const CHECK = '/draw';

/** Tells an account what it got of its wishes. Whoever takes part can turn it off in the settings, with the notices. */
export const drawResult = defineMail<DrawResultProps>({
  order: 42,
  title: 'Result of the draw',
  purpose: 'Tells everybody who wished for games which of them they got, and for which they wait.',
  list: null,
  life: { seats: RESULT, nothing: RESULT },
  words: CONVENTION_WORDS,
  opens: [{ link: CHECK, presses: null }],
  push: {
    topic: { seats: 'seat' },
    text: ({ things }) =>
      `Your seats: ${things
        .filter(isSeated)
        .map(({ title }) => gameText(title))
        .join(', ')}.`,
    path: () => PATH,
  },
  view: (props, site) => {
    const told = toldOf(props);
    return {
      subjectText: `The draw: ${told}`,
      heading: `${told.charAt(0).toUpperCase()}${told.slice(1)}`,
      text: [props.wishes.got > 0 ? SEATED : NOTHING, ...(isWaiting(props) ? [WAITS] : [])].join(' '),
      plan: planView({ ...props, days: [] }, site.timeZone),
      check: checkText(props.parties),
      checkLink: site.publicUrl + CHECK,
      link: site.publicUrl + PATH,
      settingsLink: `${site.publicUrl}/login`,
      linkIsPersonal: false,
    };
  },
  example: {
    news: 'seats',
    things: [GOT, ALSO, HOSTED],
    wishes: { of: 7, got: 2 },
    first: { of: 5, got: 2 },
    parties: [17],
  },
  exampleName: 'Dana Whitfield',
  forms: {
    nothing: {
      props: {
        news: 'nothing',
        things: [WAITED_FOR],
        wishes: { of: 3, got: 0 },
        first: { of: 3, got: 0 },
        parties: [17, 18],
      },
    },
    'nothing to wait for': {
      props: { news: 'nothing', things: [], wishes: { of: 1, got: 0 }, first: { of: 1, got: 0 } },
    },
    everything: { props: { things: [GOT], wishes: { of: 1, got: 1 }, first: { of: 1, got: 1 } } },
    'later wishes': { props: { things: [ALSO], wishes: { of: 8, got: 1 }, first: { of: 5, got: 0 } } },
  },
});

const SEATED =
  'The wishes have been drawn, and these seats are yours. If you cannot come, please give yours back, so that somebody else gets it.';
const NOTHING =
  'The wishes have been drawn, and chance was not with you: more people wished for these games than they have seats. Other games may have seats left: have a look at the schedule once sign-up is open.';
const WAITS = 'Where you are on a waitlist, you get the next seat in your turn, and are told.';

/** `you got 3 of your first 5` */
function toldOf({ wishes, first }: Pick<DrawResultProps, 'wishes' | 'first'>): string {
  if (wishes.got === 0) return 'nothing this time';
  if (wishes.of === 1) return 'you got what you wished for';
  if (first.got === 0) return `you got ${wishes.got} of your ${wishes.of} wishes`;
  return `you got ${first.got} of your first ${first.of}`;
}

function isSeated({ who }: OwnThing): boolean {
  return who.some(({ names, does }) => does === null && names.length > 0);
}

function isWaiting({ things }: OwnDaysFacts): boolean {
  return things.some(({ waiting = [] }) => waiting.length > 0);
}

function checkText(parties: number[]): string {
  return `Anybody can run the draw again. In what is published of it you are number ${parties.join(' and ')}.`;
}
