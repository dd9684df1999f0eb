import type { ReactNode } from 'react';
import { type Press, useIsRepeat } from '#core/action/double-press.ts';
import { useEdition } from '#core/api/edition.ts';
import type { ExpectedParty, ExpectedPerson } from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { money } from '#core/text/money-text.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import type { Found } from '../desk/scans.ts';
import type { Desk } from '../desk/use-door-desk.ts';
import { allAreHere, partyName, type Verdict, type VerdictKind } from './verdict.ts';
import styles from './verdict-card.module.css';

const ICONS: Record<VerdictKind, IconName> = {
  'come-in': 'check',
  owes: 'alert',
  'was-here': 'info',
  refused: 'close',
  unknown: 'close',
};

const UNKNOWN = {
  foreign: [
    'Not a badge of ours',
    'The code reads fine but belongs to something else. Ask for the name and type it below.',
  ],
  torn: ['Part of the code is missing', 'Ask for the name and type it below.'],
  'not-listed': [
    'Not on this list',
    'The badge is of another list, or was given back or handed on. Ask for the name and type it below.',
  ],
  'no-such-name': [
    'Nobody of this name is on the list',
    'Ask for the last name alone, or for the badge. Nobody was checked in.',
  ],
} as const;

interface VerdictCardProps {
  verdict?: Verdict;
  /** Of the verdicts so far: the same words said of the next one are told again. */
  number: number;
  /** Whom it is about; nobody when the code is unknown. */
  found?: Found;
  desk: Desk;
  onLetIn: (found: Found) => void;
  onClear: () => void;
  /** Registers somebody who is not on the list; none where nobody is registered at the door. */
  onWalkIn?: () => void;
}

/**
 * What the helper has to know of whoever stands before them, in one look, and what can be done about it in one touch. It is there
 * before the first verdict, so that its words are told; the buttons are not said with them.
 */
export function VerdictCard(props: VerdictCardProps) {
  const { verdict, number, found, desk, onLetIn, onClear, onWalkIn } = props;
  const isUnknown = verdict?.kind === 'unknown' || verdict?.kind === 'refused';
  const state = verdict && !isUnknown && found ? stateOf(verdict, found) : undefined;
  const look = isUnknown ? styles.unknown : state && styles[state.kind];
  return (
    <div className={look && `flex column shrinks ${styles.card} ${look}`}>
      <div role="status" aria-live="assertive">
        {isUnknown && <Unknown key={number} verdict={verdict} />}
        {state && found && <Told key={number} state={state} found={found} />}
      </div>
      {isUnknown && (
        <div className={`grid gap-10 ${styles.actions}`}>
          {onWalkIn && isMissedName(verdict) && (
            <button type="button" className={styles.primary} onClick={onWalkIn}>
              <Icon name="plus" />
              Add a walk-in
            </button>
          )}
          <p className={styles.next}>Hold up the next code</p>
        </div>
      )}
      {state && found && <Acts key={number} {...{ state, found, desk, onLetIn, onClear }} />}
    </div>
  );
}

function isMissedName(verdict: Verdict): boolean {
  return verdict.kind === 'unknown' && verdict.why === 'no-such-name';
}

interface State {
  kind: Exclude<VerdictKind, 'unknown' | 'refused'>;
  /** Since when they are here. */
  at?: string;
  /** Found by name, and not checked in yet. */
  isAsking: boolean;
}

/** How it stands by now: another door may have let them in meanwhile, or the money been taken. */
function stateOf(
  verdict: Exclude<Verdict, { kind: 'unknown' | 'refused' }>,
  { person, party }: Found,
): State {
  // Found by name, and asked about: nobody was checked in here, whatever another door does meanwhile.
  const isAbout = verdict.kind === 'owes' && verdict.scannedAt === undefined;
  const isAsking = isAbout && person.here === null;
  if (isAbout && person.here) return { kind: 'was-here', at: person.here, isAsking };
  // Paid meanwhile.
  if (verdict.kind === 'owes' && party.owed === 0) return { kind: 'come-in', isAsking };
  return { kind: verdict.kind, at: 'since' in verdict ? verdict.since : undefined, isAsking };
}

function Unknown({ verdict }: { verdict: Extract<Verdict, { kind: 'unknown' | 'refused' }> }) {
  const isRefused = verdict.kind === 'refused';
  const [title, text] = isRefused ? ['Nobody was checked in', verdict.why] : UNKNOWN[verdict.why];
  return (
    <>
      <Word kind={verdict.kind}>
        {isRefused ? 'Not saved' : verdict.why === 'no-such-name' ? 'Not on the list' : 'Unknown code'}
      </Word>
      <p className={`anywhere ${styles.name}`}>{title}</p>
      <p className={`strong above-8 ${styles.line}`}>{text}</p>
    </>
  );
}

function Told({ state: { kind, at, isAsking }, found: { party, person } }: { state: State; found: Found }) {
  const { currency, timeZone } = useEdition();
  const owed = money(party.owed, currency);
  const since = at ? shortMoment(at, timeZone) : '';
  return (
    <>
      <Word kind={kind}>
        {kind === 'come-in' && (isAsking ? 'Paid by now' : 'Come in')}
        {kind === 'owes' && `Owes ${owed}`}
        {kind === 'was-here' && `Was here at ${since.replace(/ [AP]M$/, '')}`}
      </Word>
      <p className={`anywhere ${styles.name}`}>{partyName(person.name, person.people)}</p>
      <p className={`strong above-8 ${styles.line}`}>{factsOf(party, person, owed)}</p>
      {kind === 'was-here' && (
        <p className={`strong above-8 ${styles.line}`}>Checked in at {since}. Nothing was changed.</p>
      )}
      {isAsking && <p className={`strong above-8 ${styles.line}`}>Not checked in yet.</p>}
      {party.people.length > 1 && <Family party={party} />}
    </>
  );
}

interface ActsProps extends Pick<VerdictCardProps, 'desk' | 'onLetIn' | 'onClear'> {
  state: State;
  found: Found;
}

function Acts({ state: { kind, isAsking }, found, desk, onLetIn, onClear }: ActsProps) {
  const { currency } = useEdition();
  const isRepeat = useIsRepeat();
  const owed = money(found.party.owed, currency);
  /** What a touch changes may bring another button under the finger: the second tap of a double tap is about nobody. */
  const press = (act: () => void) => (event: Press) => {
    if (!isRepeat(event, found.person.id)) act();
  };
  return isAsking ? (
    <Question {...{ found, owed, desk, press, onClear }} onLetIn={() => onLetIn(found)} />
  ) : (
    <Actions {...{ kind, found, owed, desk, press, onClear }} />
  );
}

/** Both words and icon say what the colour says. */
function Word({ kind, children }: { kind: VerdictKind; children: ReactNode }) {
  return (
    <p className={`row gap-14 ${styles.word}`}>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}

function factsOf(party: ExpectedParty, person: ExpectedPerson, owed: string): string {
  const facts = [person.child ? 'Child, 9 and under' : '', party.owed > 0 ? `${owed} not yet paid` : ''];
  return facts.filter(Boolean).join(' · ');
}

function Family({ party }: { party: ExpectedParty }) {
  return (
    <ul className={styles.family} aria-label="Who belongs together">
      {party.people.map(({ id, name, child, here }) => (
        <li key={id}>
          <Icon name={here ? 'check' : 'pending'} />
          <span>
            {name}
            {child && ', child'}
          </span>
          <em>{here ? 'here' : 'not yet'}</em>
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps {
  kind: VerdictKind;
  found: Found;
  owed: string;
  desk: Desk;
  /** For `onClick`. */
  press: (act: () => void) => (event: Press) => void;
  onClear: () => void;
}

function Actions({ kind, found: { party, person }, owed, desk, press, onClear }: ActionsProps) {
  const undo = () => {
    desk.mark('here', person.id, false);
    onClear();
  };
  return (
    <div className={`grid gap-10 ${styles.actions}`}>
      {party.owed > 0 && (
        <button type="button" className={styles.primary} onClick={press(() => desk.mark('paid', party.id))}>
          Paid {owed}
        </button>
      )}
      <AllAreHere party={party} desk={desk} press={press} />
      {kind === 'owes' && (
        <button type="button" className={styles.quiet} onClick={press(onClear)}>
          Let in, pay later
        </button>
      )}
      {kind !== 'was-here' && person.here !== null && (
        <button type="button" className={styles.quiet} onClick={press(undo)}>
          <Icon name="retry" />
          Undo {person.name.split(' ')[0]}
        </button>
      )}
      <p className={styles.next}>Or hold up the next code</p>
    </div>
  );
}

interface QuestionProps extends Omit<ActionsProps, 'kind'> {
  onLetIn: () => void;
}

/** What is done about whoever was found by name and owes: they are checked in with the answer. */
function Question({ found: { party }, owed, desk, press, onLetIn, onClear }: QuestionProps) {
  const isOwed = party.owed > 0;
  const takeMoney = () => {
    onLetIn();
    desk.mark('paid', party.id);
  };
  return (
    <div className={`grid gap-10 ${styles.actions}`}>
      {isOwed && (
        <button type="button" className={styles.primary} onClick={press(takeMoney)}>
          Paid {owed}
        </button>
      )}
      <button type="button" className={isOwed ? styles.quiet : styles.primary} onClick={press(onLetIn)}>
        {isOwed ? 'Let in, pay later' : 'Let in'}
      </button>
      <AllAreHere party={party} desk={desk} press={press} onPress={onLetIn} />
      <button type="button" className={styles.quiet} onClick={press(onClear)}>
        Somebody else
      </button>
      <p className={styles.next}>Or hold up the next code</p>
    </div>
  );
}

interface AllAreHereProps extends Pick<ActionsProps, 'desk' | 'press'> {
  party: ExpectedParty;
  onPress?: () => void;
}

/** For a family that comes in together. */
function AllAreHere({ party, desk, press, onPress }: AllAreHereProps) {
  const missing = party.people.filter(({ here }) => here === null);
  if (party.people.length === 1 || missing.length === 0) return null;
  return (
    <button
      type="button"
      className={party.owed > 0 ? styles.quiet : styles.primary}
      onClick={press(() => {
        onPress?.();
        for (const { id } of missing) desk.mark('here', id);
      })}
    >
      {allAreHere(party.people.length)}
    </button>
  );
}
