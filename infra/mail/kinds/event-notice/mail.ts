import { eventCalendar, eventCancellation } from '../../calendar/event-calendar.ts';
import { defineMail } from '../../definition/define-mail.ts';
import { atEnd, EVENT, type Life } from '../../definition/life.ts';
import { fact } from '../../facts/edition-facts.ts';
import {
  type EarlierPlan,
  type EventFacts,
  type EventTimes,
  eventMomentText,
  eventPath,
  eventRows,
  gameText,
  TELLS_OF_OWNER,
  tableText,
} from '../../facts/event-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { clockText, guestName } from '../../wording/wording.ts';
import { BY_OTHERS, type EventNews, LABELS, MOVES_IN_CALENDAR, NEWS, OF_ONE, PUSHED } from './news.ts';

export interface EventNoticeProps extends EventFacts {
  news: EventNews;
  /** Of a changed event: when and where it was to be, as far as this reader knew. */
  before: EarlierPlan | null;
  /** Of an incomplete event: what it still needs on the day before. */
  missing: {
    gameOwner: boolean;
    teacher: 'none' | 'wanted' | 'needed';
    /** How many take part of how many there must be at least; null where they are enough or nobody counts. */
    players?: { taken: number; least: number } | null;
  };
  /** Of an offered spot: until when it is kept (ISO 8601). */
  keptUntil?: string;
  /** Of a question and an answer: the name of whoever wrote it. */
  person?: string;
  /** What they wrote. */
  comment?: string;
  /** Id of the account that wrote it; never shown. */
  authorId?: string;
}

const SPOT: Life = { ...EVENT, endedBy: ['left', 'event-deleted'] };
/** Takes the event out of calendars. It is wrong only when a later file has put the event back. */
const OUT: Life = { expires: atEnd, endedBy: ['joined', 'promoted'] };

/** Notices about events of the schedule, one kind for all of them. Whoever takes part can turn them off in the settings. */
export const eventNotice = defineMail<EventNoticeProps>({
  order: 40,
  title: 'Event notice',
  purpose: 'Tells participants of an event, and those who wait for a spot, what has become of it or of them.',
  list: null,
  life: {
    joined: SPOT,
    promoted: SPOT,
    changed: SPOT,
    host: EVENT,
    'co-host': SPOT,
    question: EVENT,
    answer: EVENT,
    removed: OUT,
    cancelled: OUT,
    // It ends with the minutes for which the spot is kept.
    offered: { expires: atEnd, endedBy: ['joined', 'promoted', 'left', 'event-deleted'] },
    'passed-over': {
      ...EVENT,
      endedBy: ['joined', 'promoted', 'passed-over', 'left', 'event-on-another-day', 'event-deleted'],
    },
    incomplete: {
      ...EVENT,
      endedBy: ['left', 'event-incomplete', 'event-on-another-day', 'event-deleted'],
    },
  },
  words: CONVENTION_WORDS,
  tellsOf: [...TELLS_OF_OWNER, { by: { authorId: 'account' }, instead: null }],
  causedByOthers: ({ news }) => BY_OTHERS.includes(news),
  push: {
    topic: PUSHED,
    isOfOne: ({ news }) => OF_ONE.includes(news),
    text: (props, site) => `${gameText(props.gameName)}: ${happenedText(props, site.timeZone)}`,
    path: newsPath,
  },
  view: (props, site) => {
    const { subject, eyebrow, text } = NEWS[props.news];
    return {
      subjectText: `${subject}: ${eventMomentText(props, site.timeZone)}`,
      eyebrow,
      game: gameText(props.gameName),
      rows: [...eventRows(props, site.timeZone), ...saidRows(props)],
      text: newsText(props, site.timeZone) ?? text,
      before: props.before && beforeText(props.before, props, site.timeZone),
      link: site.publicUrl + newsPath(props),
      label: LABELS[props.news] ?? 'See the event',
      settingsLink: `${site.publicUrl}/login`,
      linkIsPersonal: false,
    };
  },
  calendar: (props, site, writtenAt) => {
    switch (NEWS[props.news].calendar) {
      case 'PUBLISH':
        return eventCalendar(props, site, writtenAt);
      case 'CANCEL':
        return eventCancellation(props, site, writtenAt);
      default:
        return null;
    }
  },
  example: {
    eventId: '01980000-0000-7000-8000-000000000004',
    gameName: 'Ark Nova',
    organizer: 'Dana Whitfield',
    day: '2025-10-10',
    startsAt: '2025-10-10T19:15:00.000Z',
    duration: 180,
    venue: { name: 'Riverside Hall', address: '14 Canal Street' },
    sequence: 3,
    tableId: 'a3',
    table: { label: 'A3', room: 'Room A' },
    news: 'joined',
    before: null,
    missing: { gameOwner: false, teacher: 'none' },
  },
  forms: {
    promoted: { props: { news: 'promoted' } },
    offered: { props: { news: 'offered', keptUntil: '2025-10-10T19:31:00.000Z' } },
    'passed over': { props: { news: 'passed-over' } },
    changed: { props: { news: 'changed', before: { day: '2025-10-11', startsAt: null, duration: 60 } } },
    'at another table': {
      props: {
        news: 'changed',
        before: {
          day: '2025-10-10',
          startsAt: '2025-10-10T19:15:00.000Z',
          duration: 180,
          tableId: 'a4',
          table: { label: 'A4', room: 'Room A' },
        },
      },
    },
    'without its table': {
      props: {
        news: 'changed',
        tableId: null,
        table: null,
        before: {
          day: '2025-10-10',
          startsAt: '2025-10-10T19:15:00.000Z',
          duration: 180,
          tableId: 'a4',
          table: { label: 'A4', room: 'Room A' },
        },
      },
    },
    host: { props: { news: 'host' } },
    'co-host': { props: { news: 'co-host' } },
    question: {
      props: {
        news: 'question',
        person: 'Karim Haddad',
        comment: 'Do you play with the leaders?\nI never have.',
      },
    },
    answer: {
      props: { news: 'answer', person: 'Dana Whitfield', comment: 'With the leaders, and I teach them.' },
    },
    removed: { props: { news: 'removed' } },
    cancelled: { props: { news: 'cancelled' } },
    incomplete: { props: { news: 'incomplete', missing: { gameOwner: true, teacher: 'needed' } } },
    'too few players': {
      props: {
        news: 'incomplete',
        missing: { gameOwner: false, teacher: 'none', players: { taken: 2, least: 3 } },
      },
    },
  },
});

/** Shortened and cleaned like a name: anybody who signs in can write here. */
function saidRows({ news, person, comment }: EventNoticeProps) {
  if (!comment) return [];
  const label = news === 'question' ? 'Question' : 'Answer';
  return [fact('From', guestName(person ?? null) ?? ''), fact(label, guestName(comment) ?? '')];
}

/** What is different in every mail; undefined where all of the same news say the same. */
function newsText(props: EventNoticeProps, zone: string): string | undefined {
  const { news, missing, keptUntil } = props;
  if (news === 'incomplete') return missingText(missing);
  if (isMovedToTable(props)) return tableMovedText(props);
  if (news !== 'offered' || !keptUntil) return undefined;
  return `The game has begun, and a seat was freed. ${keptText(keptUntil, zone)} Join the event on its page if you can be at the table by then. After that it goes to the next.`;
}

function keptText(keptUntil: string, zone: string): string {
  return `You are next, so it is kept for you until ${clockText(keptUntil, zone)}.`;
}

/** What has happened, without what can be done about it. */
function happenedText(props: EventNoticeProps, zone: string): string {
  if (isMovedToTable(props)) return newTableText(props);
  if (props.news === 'offered' && props.keptUntil)
    return `A seat was freed. ${keptText(props.keptUntil, zone)}`;
  const { text } = NEWS[props.news];
  return text.slice(0, text.indexOf('.') + 1);
}

/** Nobody can see a cancelled event. */
function newsPath(props: EventNoticeProps): string {
  return props.news === 'cancelled' ? '/events' : eventPath(props);
}

function missingText({ gameOwner, teacher, players }: EventNoticeProps['missing']): string {
  const needs = [
    ...(gameOwner ? ['Nobody brings the game yet. If you have it, say so on the page of the event.'] : []),
    ...(teacher === 'needed'
      ? ['Nobody can play without a teacher. If you know the rules, tell the others.']
      : []),
    ...(teacher === 'wanted' ? ['A teacher is wanted. If you know the rules, tell the others.'] : []),
    ...(players
      ? [
          `So far there are ${players.taken} of at least ${players.least} players. Perhaps you know somebody who would like to play.`,
        ]
      : []),
  ];
  return `This event takes place tomorrow. ${needs.join(' ')}`;
}

/** It takes place when it was to, at another table or none. */
function isMovedToTable({ before, day, startsAt, duration }: EventNoticeProps): boolean {
  return before?.day === day && before.startsAt === startsAt && before.duration === duration;
}

function tableMovedText(props: EventNoticeProps): string {
  return `${newTableText(props)} The time stays. ${MOVES_IN_CALENDAR}`;
}

function newTableText({ table }: EventNoticeProps): string {
  return table
    ? `This event moves to another table: ${tableText(table)}.`
    : 'This event has no table at the moment. Its page says where it is once it has one.';
}

function beforeText(before: EarlierPlan, now: EventTimes, zone: string): string {
  const time = `${eventMomentText(before, zone)}${before.startsAt ? '' : ', time undetermined'}`;
  const isSameTable = (before.tableId ?? null) === (now.tableId ?? null);
  return before.table && !isSameTable ? `${time}, ${tableText(before.table)}` : time;
}
