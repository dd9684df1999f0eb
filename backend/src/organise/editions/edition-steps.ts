import type { DeskStepDto, StepName } from '../../convention/desk/desk.dto.ts';
import { counted, listed } from '../../convention/desk/desk-moment.policy.ts';
import type { EditionDto } from '../../convention/edition/edition.dto.ts';

/** What there is of an edition before people can come. */
export interface StepFacts {
  key: string;
  /** What the site says, or would say. */
  details: EditionDto;
  /** Of its days and its place what is still the demo's, as `the venue`: nobody chose it. */
  ofDemo: string[];
  isOver: boolean;
  /** The floor plan, unless nobody has drawn one. */
  plan: { rooms: unknown[]; tables: { seats: number }[] } | null;
  /** The address that mail comes from, and whether its domain can be the convention's own. */
  sender: { address: string; isOwn: boolean };
  /** Kinds of mail that say something of the organisers' own. */
  ownWords: number;
  /** Those who help, besides the administrator of the settings. */
  helpers: number;
  /** A test has left. */
  isTested: boolean;
  isOpen: boolean;
  /** When a draft opens by itself, in words. */
  opens: string | null;
}

interface Step {
  title: string;
  done: boolean;
  detail: string;
  /** What its button says before it is done. */
  label: string;
  path: string;
  waits?: boolean;
}

/** What is to be done before people can come, in its order. Every tick comes from what there is. */
export function stepsOf(facts: StepFacts): DeskStepDto[] {
  const steps: Record<StepName, Step> = {
    days: days(facts),
    plan: plan(facts),
    sender: sender(facts),
    words: words(facts),
    helpers: helpers(facts),
    test: test(facts),
    opening: opening(facts),
  };
  return Object.entries(steps).map(([step, { title, done, detail, label, path, waits = false }]) => ({
    step: step as StepName,
    title,
    done,
    detail,
    waits,
    action: { label: done ? 'Change' : label, path },
  }));
}

function days({ key, details, ofDemo, isOver }: StepFacts): Step {
  const hours = details.days.map(({ day, startTime, endTime }) => `${day} ${startTime} to ${endTime}`);
  const { venue, registrationCapacity, admissionPrice, currency } = details;
  const price = admissionPrice.toLocaleString('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const said = [
    `${rangeOf(details)}, at ${[venue.name, venue.address].filter(Boolean).join(', ')}.`,
    `${hours.join(', ')}.`,
    `${counted(registrationCapacity, 'badge')} at ${price}.`,
  ].join(' ');
  const lacking = isOver ? 'The days are over' : ofDemo.length > 0 && `Still our example: ${listed(ofDemo)}`;
  return {
    title: 'Days, place and price',
    done: !lacking,
    detail: lacking ? `${lacking}. ${said}` : said,
    label: 'Set them',
    path: `/organise?edition=${key}`,
  };
}

function plan({ key, plan }: StepFacts): Step {
  const chairs = plan?.tables.reduce((sum, { seats }) => sum + seats, 0) ?? 0;
  return {
    title: 'Floor plan',
    done: plan !== null,
    detail: plan
      ? `${counted(plan.tables.length, 'table')} in ${counted(plan.rooms.length, 'room')}, ${counted(chairs, 'chair')}.`
      : 'Still our example of a hall. Draw your own rooms and tables.',
    label: 'Draw the hall',
    path: `/organise/places?edition=${key}`,
  };
}

function sender({ sender: { address, isOwn } }: StepFacts): Step {
  return {
    title: 'Sender',
    done: isOwn,
    detail: isOwn
      ? `Mail comes from ${address}.`
      : `Mail comes from ${address}, a name for examples. Set MAIL_FROM to an address of your own.`,
    label: 'What to do',
    path: '/emailer/sender',
  };
}

function words({ key, ownWords }: StepFacts): Step {
  return {
    title: 'Words of your own',
    done: ownWords > 0,
    detail:
      ownWords > 0
        ? `${counted(ownWords, 'mail has', 'mails have')} words of your own.`
        : 'All mails say the standard words. Read them, and write a greeting of your own.',
    label: 'Write some',
    path: `/organise/texts?edition=${key}`,
  };
}

function helpers({ helpers }: StepFacts): Step {
  return {
    title: 'Helpers',
    done: helpers > 0,
    detail:
      helpers > 0
        ? `${counted(helpers, 'person helps', 'people help')}.`
        : 'Nobody yet. The door needs at least one.',
    label: 'Add a helper',
    path: '/organise/people',
  };
}

function test({ isTested }: StepFacts): Step {
  return {
    title: 'A test to yourself',
    done: isTested,
    detail: isTested ? 'A test has left.' : 'See a mail as others will, in your own mailbox.',
    label: 'Send me one',
    path: '/emailer?tool=test',
  };
}

function opening({ key, isOpen, opens, isTested, ofDemo, isOver }: StepFacts): Step {
  const isSaid = ofDemo.length === 0 && !isOver;
  const done = isOpen && isSaid;
  const path = `/organise?edition=${key}`;
  const title = 'Open registration';
  if (done) return { title, done, detail: 'People can register on the home page.', label: '', path };
  if (opens) return { title, done: true, detail: `It opens by itself ${opens}.`, label: '', path };
  if (isOpen) {
    const detail = isOver
      ? 'The days are over: nobody can register.'
      : 'People can register already, for days or a place that nobody has chosen yet.';
    return { title, done, detail, label: 'Open', path, waits: true };
  }
  return {
    title,
    done,
    detail: isTested
      ? 'The site shows it, and people can register.'
      : 'Comes last: first send yourself the test.',
    label: 'Open',
    path,
    waits: !isTested,
  };
}

/** `October 8–9, 2027` */
export function rangeOf({ days }: EditionDto): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const [month] = first.monthDay.split(' ');
  const until = last.monthDay.startsWith(`${month} `)
    ? last.monthDay.slice(month?.length ?? 0).trim()
    : last.monthDay;
  const year = last.date.slice(0, 4);
  return first === last ? `${first.monthDay}, ${year}` : `${first.monthDay}–${until}, ${year}`;
}
