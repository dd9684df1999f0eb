import { defineMail } from '../../definition/define-mail.ts';
import { atEnd, type Life } from '../../definition/life.ts';
import { type EditionFacts, editionView, fact } from '../../facts/edition-facts.ts';
import { EXAMPLE_REGISTRATION } from '../../facts/registration-facts.ts';
import type { WaitingFacts } from '../../facts/waiting-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { momentText } from '../../wording/wording.ts';

/** What somebody is told who waits for badges of a full house. */
export interface BadgeQueueProps extends EditionFacts, WaitingFacts {
  /** The link's token is made from it when the mail is rendered. */
  entryId: string;
  /** Badges that are waited for. */
  badges: number;
}

interface NewsText {
  subject: string;
  heading: string;
  label: string;
  note: string;
}

const SEE_PLACE = 'See my place, or leave the line';
const CHANGES_NOTHING = 'The button opens a page; nothing changes until you say so there.';

const NEWS: Record<WaitingFacts['news'], NewsText> = {
  waiting: {
    subject: 'You are in line for badges',
    heading: 'You are in line',
    label: SEE_PLACE,
    note: `${CHANGES_NOTHING} If you did not ask for this, leave the line there.`,
  },
  offered: {
    subject: 'Badges are kept for you',
    heading: 'Badges are kept for you',
    label: 'Register now',
    note: 'The button opens the form; no badge is yours before you register there.',
  },
  'passed-over': {
    subject: 'Badges were free',
    heading: 'You were passed over',
    label: SEE_PLACE,
    note: CHANGES_NOTHING,
  },
  missed: {
    subject: 'The badges went to the next in line',
    heading: 'You are still in line',
    label: SEE_PLACE,
    note: CHANGES_NOTHING,
  },
  removed: {
    subject: 'You are no longer in line for badges',
    heading: 'You are no longer in line',
    label: 'Open the page',
    note: CHANGES_NOTHING,
  },
};

/** Each is outdated by the next, and by the end of the wait. */
const WAIT: Life = { expires: atEnd, endedBy: ['seats-offered', 'queue-left'] };

/** Mails about waiting for badges, one kind for all of them. */
export const badgeQueue = defineMail<BadgeQueueProps, 'badge-queue'>({
  order: 32,
  title: 'Badges of a full house',
  purpose:
    'Tells those who wait for badges their place, that badges are kept for them, or what became of that.',
  list: null,
  life: {
    waiting: { ...WAIT, endedBy: [...WAIT.endedBy, 'link-asked-for'] },
    offered: { expires: atEnd, endedBy: ['seats-taken-back', 'queue-left', 'link-asked-for'] },
    'passed-over': WAIT,
    missed: WAIT,
    // Once it is removed, an entry is never of use again.
    removed: { expires: atEnd, endedBy: [] },
  },
  words: CONVENTION_WORDS,
  links: {
    'badge-queue': {
      id: 'entryId',
      link: '/?line=:token',
      reads: '/api/register/queue?line=:token',
      presses: 'Take offered badges, leave the line.',
    },
  },
  view: (props, site, _, own) => {
    const { subject, heading, label, note } = NEWS[props.news];
    const { rows, firstDay } = editionView(props, site);
    return {
      rows: [...rows, fact('Badges', String(props.badges))],
      firstDay,
      subjectText: subject,
      eyebrow: 'Waiting for badges',
      heading,
      text: textOf(props, site.timeZone),
      label,
      note,
      link: own('badge-queue'),
    };
  },
  example: {
    news: 'waiting',
    entryId: '01980000-0000-7000-8000-000000000012',
    badges: 2,
    place: 3,
    keptUntil: null,
    days: EXAMPLE_REGISTRATION.days,
    venue: EXAMPLE_REGISTRATION.venue,
  },
  exampleName: 'Dana Whitfield',
  forms: {
    offered: { props: { news: 'offered', place: null, keptUntil: '2025-10-02T18:30:00Z' } },
    'offered one badge': {
      props: { news: 'offered', badges: 1, place: null, keptUntil: '2025-10-02T18:30:00Z' },
    },
    'passed over': { props: { news: 'passed-over', place: 1 } },
    missed: { props: { news: 'missed', place: 4 } },
    removed: { props: { news: 'removed', place: null } },
  },
});

function textOf({ news, badges, place, keptUntil }: BadgeQueueProps, zone: string): string {
  const wanted = badges === 1 ? '1 badge' : `${badges} badges`;
  switch (news) {
    case 'waiting':
      return `You wait for ${wanted}. Your place in line: ${place}. We write to you the moment it is your turn. You then have a day to register, or two hours if the doors open soon.`;
    case 'offered': {
      const until = keptUntil ? momentText(new Date(keptUntil), zone) : '';
      return `${wanted} ${badges === 1 ? 'is' : 'are'} kept for you until ${until}. Please register by then: after that the next in line is asked. If fewer of you come, register those who do; if nobody does, leave the line.`;
    }
    case 'passed-over':
      return `Badges were freed, but fewer than the ${badges} that you wait for, so they were offered to somebody behind you. You keep your place. If fewer of you would come, say so on the page.`;
    case 'missed':
      return `The badges that were kept for you went to the next in line, because the time to register is over. You are still in line, at the end. Your place: ${place}. If you do not register the next time either, you leave the line.`;
    case 'removed':
      return 'The time to register is over for the second time, so you are no longer in line. If you still want to come, open the page and wait again.';
  }
}
