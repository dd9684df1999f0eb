import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { WalkIn } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { type Found, nameOf, scanKey, search } from '../desk/scans.ts';
import type { Desk } from '../desk/use-door-desk.ts';
import type { RegisterWalkIn } from '../walk-in/walk-in.ts';
import { WalkInDialog } from '../walk-in/walk-in-dialog.tsx';
import { codeIn } from './badge-code.ts';
import { CameraView } from './camera-view.tsx';
import { DeskNews } from './desk-news.tsx';
import { allowSound } from './door-signals.ts';
import { type Addresses, FoundNames, isForDesk } from './found-names.tsx';
import styles from './scan-panel.module.css';
import { useHandScanner } from './use-hand-scanner.ts';
import { useVerdict } from './use-verdict.ts';
import { scansWait } from './verdict.ts';
import { VerdictCard } from './verdict-card.tsx';

/** The dialog about people who are on no list. */
const WALK_IN = 'walk-in';

/** Scans that are shown of those that wait. */
const MOST_WAITING = 3;

interface ScanPanelProps {
  desk: Desk;
  /** What is looked for: a name, or the code of a badge that somebody has opened, by which nobody is checked in. */
  text: string;
  onText: (text: string) => void;
  /** By registration, shortened; those that the server has told so far. Null where registrations cannot be asked for. */
  addresses: Addresses | null;
  /** Registers people who are on no list; none where nobody is registered at the door. */
  registerWalkIn?: RegisterWalkIn;
}

/** Lets people in by camera, hand scanner or name. All three come to the same verdict. */
export function ScanPanel({ desk, text, onText, addresses, registerWalkIn }: ScanPanelProps) {
  const shown = useVerdict(desk);
  const { verdict, number, found, choose, letIn, readCode, missName, clear } = shown;
  const open = useOpenDialog();
  const addWalkIn = registerWalkIn && (() => open(WALK_IN));
  const verdictPlace = useFocusWhenLost(number, found);
  const { panel, isSearching, field } = useSearchRoom(text !== '', verdict !== undefined);
  const read = (code: string) => void readCode(code);
  useHandScanner(read);
  useEffect(() => {
    window.addEventListener('pointerdown', allowSound);
    window.addEventListener('keydown', allowSound);
    return () => {
      window.removeEventListener('pointerdown', allowSound);
      window.removeEventListener('keydown', allowSound);
    };
  }, []);
  const take = (chosen: Found) => {
    onText('');
    choose(chosen);
  };
  /** A verdict is of whoever stood there before: it goes with the first letter about somebody else. */
  const type = (next: string) => {
    onText(next);
    clear();
  };
  /** Enter says the same as a scan; one of several names is chosen by a touch. */
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!desk.list || text.trim() === '') return;
    if (codeIn(text)) return read(text);
    const [only, ...more] = search(desk.list, text, 2);
    if (only && more.length === 0) {
      take(only);
      // What is asked about the money is the next stop of Tab; who owes nothing keeps nobody from typing the next name.
      if (only.party.owed > 0) verdictPlace.current?.focus({ preventScroll: true });
    } else if (!only && !isForDesk(text, addresses)) missName();
  };
  return (
    <section
      ref={panel}
      className={`stack clips raised below-24 ${styles.panel}`}
      aria-label="Check in"
      data-searching={isSearching}
    >
      <AwayStrip desk={desk} registersWalkIns={addWalkIn !== undefined} />
      <div className={`stack ${styles.stage}`} data-verdict={verdict !== undefined}>
        <CameraView onCode={read} />
        <section ref={verdictPlace} aria-label="Verdict" tabIndex={-1} className={styles.verdict}>
          <VerdictCard
            {...{ verdict, number, found, desk }}
            onLetIn={letIn}
            onClear={clear}
            onWalkIn={addWalkIn}
          />
        </section>
      </div>
      <div className={`stack gap-12 ${styles.below}`}>
        <form onSubmit={enter} {...field}>
          <SearchField label="Name or code" placeholder="Name or code" text={text} onChange={type} />
        </form>
        <FoundNames desk={desk} text={text} addresses={addresses} onChoose={take} />
        {addWalkIn && (
          <p>
            <button type="button" className="btn" onClick={addWalkIn}>
              <Icon name="plus" />
              Add a walk-in
            </button>
          </p>
        )}
        <DeskNews desk={desk} />
        <Waiting desk={desk} />
      </div>
      {registerWalkIn && (
        <RoutedDialog name={WALK_IN} find={() => nameIn(text)}>
          {(name, frame) => (
            <WalkInDialog
              {...{ frame, name }}
              register={registerWalkIn}
              onRegistered={(entry, personId) => {
                onText('');
                const since = entry.attendees.find(({ id }) => id === personId)?.checkedInAt;
                if (since) shown.join(personId, since);
              }}
            />
          )}
        </RoutedDialog>
      )}
    </section>
  );
}

/** The name that was looked for, unless it is a code or an address. */
function nameIn(text: string): string {
  return codeIn(text) || text.includes('@') ? '' : text.trim();
}

/**
 * For the place of the verdict: its buttons are the next stop of Tab where the focus was on nothing, or on a name or a button that went
 * away.
 */
function useFocusWhenLost(number: number, found: Found | undefined) {
  const place = useRef<HTMLElement>(null);
  const stands = found && JSON.stringify([found.party.owed, found.party.people.map(({ here }) => here)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons go away when another verdict comes, or when it stands otherwise
  useEffect(() => {
    if (number > 0 && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [number, stands]);
  return place;
}

/**
 * While somebody looks for a name, the camera is a strip at the top of the window: on a phone the keyboard takes the lower half, and
 * the field and the names have to stand above it. A verdict has all the room again.
 */
function useSearchRoom(hasText: boolean, hasVerdict: boolean) {
  const [hasFocus, setFocus] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isSearching = (hasFocus || hasText) && !hasVerdict;
  const isTyping = hasFocus && isSearching;
  useEffect(() => {
    if (isTyping) panel.current?.scrollIntoView({ block: 'start' });
  }, [isTyping]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocus(currentTarget.contains(relatedTarget));
  return { panel, isSearching, field: { onFocus: () => setFocus(true), onBlur } };
}

/** Since when the network is away, or that something does not go up; everything else goes on as before. */
function AwayStrip({ desk, registersWalkIns }: { desk: Desk; registersWalkIns: boolean }) {
  const { awaySince, waiting, failures, isKept, badgesLeft } = desk;
  const { timeZone } = useEdition();
  if (awaySince === null && !(failures > 0 && waiting.length > 0)) return <div role="status" />;
  return (
    <div role="status" className={styles.strip}>
      <p>
        <Icon name="offline" />
        <span>
          {awaySince === null
            ? 'The server does not take everything at the moment.'
            : `No network since ${shortMoment(new Date(awaySince).toISOString(), timeZone)}.`}{' '}
          Go on scanning; {scansWait(waiting.length)} here.
          {registersWalkIns && awaySince !== null && ` ${badgesFor(badgesLeft)}`}
          {!isKept && ' This browser cannot keep them: leave this page open until they have gone up.'}
        </span>
      </p>
    </div>
  );
}

/** What a phone may still do about people who are on no list. */
function badgesFor(left: number): string {
  if (left === 0) return 'This phone has no badges left without a network.';
  return `${count(left, 'badge')} for walk-ins ${left === 1 ? 'is' : 'are'} left on this phone.`;
}

/** "Wanda and 2 others: walk-in" */
function walkInWords({ attendees }: WalkIn): string {
  const others = attendees.length - 1;
  return `${others > 0 ? ` and ${count(others, 'other')}` : ''}: walk-in`;
}

/** Walk-ins, and the last scans, that wait for the network. */
function Waiting({ desk: { lists, waiting, awaySince, failures, takeBack } }: { desk: Desk }) {
  const { timeZone } = useEdition();
  if ((awaySince === null && failures === 0) || waiting.length === 0) return null;
  const walkIns = waiting.filter(({ walkIn }) => walkIn);
  const scans = waiting.filter(({ walkIn }) => !walkIn);
  return (
    <div className={styles.waiting}>
      <h2>Waiting to go up</h2>
      <ul>
        {[...walkIns, ...scans.slice(0, MOST_WAITING)].map((scan) => (
          <li key={scanKey(scan)}>
            <Icon name="clock" />
            <span>
              {nameOf(lists, scan)}
              {scan.walkIn && walkInWords(scan.walkIn)}
              {scan.kind === 'paid' && ': paid'}
              {scan.kind === 'here' && !scan.holds && ': taken back'}
            </span>
            <time>{shortMoment(new Date(scan.at).toISOString(), timeZone)}</time>
            {scan.walkIn && (
              <button
                type="button"
                className="btn"
                aria-label={`Undo ${nameOf(lists, scan)}`}
                onClick={() => takeBack(scan)}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
