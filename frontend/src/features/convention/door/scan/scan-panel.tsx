import { type FormEvent, useEffect, useState } from 'react';
import { useEdition } from '#api/edition.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { shortMoment } from '#ui/text/date-text.ts';
import { codeIn } from './badge-code.ts';
import { CameraView } from './camera-view.tsx';
import { DeskNews } from './desk-news.tsx';
import { allowSound } from './door-signals.ts';
import styles from './scan-panel.module.css';
import { type Found, findPerson, nameOf, scanKey, search } from './scans.ts';
import type { Desk } from './use-door-desk.ts';
import { useHandScanner } from './use-hand-scanner.ts';
import { useVerdict } from './use-verdict.ts';
import { partyName, scansWait } from './verdict.ts';
import { VerdictCard } from './verdict-card.tsx';

/** Names that are shown of those that fit. */
const MOST_FOUND = 8;
/** Scans that are shown of those that wait. */
const MOST_WAITING = 3;

interface ScanPanelProps {
  desk: Desk;
  /** The code of a badge that somebody has opened: it is looked for, and nobody is checked in by that. */
  opened: string;
}

/** Lets people in by camera, hand scanner or name. All three come to the same verdict. */
export function ScanPanel({ desk, opened }: ScanPanelProps) {
  const { verdict, found, admit, readCode, missName, clear } = useVerdict(desk);
  const [text, setText] = useState(opened);
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
  const choose = (chosen: Found) => {
    setText('');
    admit(chosen);
  };
  /** A verdict is of whoever stood there before: it goes with the first letter about somebody else. */
  const type = (next: string) => {
    setText(next);
    clear();
  };
  /** Enter says the same as a scan; one of several names is chosen by a touch. */
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!desk.list || text.trim() === '') return;
    if (codeIn(text)) return read(text);
    const [only, ...more] = search(desk.list, text, 2);
    if (!only) missName();
    else if (more.length === 0) choose(only);
  };
  return (
    <section className={styles.panel} aria-label="Check in">
      <AwayStrip desk={desk} />
      <div className={styles.stage}>
        <CameraView onCode={read} />
        <div role="status" aria-live="assertive" className={styles.verdict}>
          {verdict && <VerdictCard verdict={verdict} found={found} desk={desk} onClear={clear} />}
        </div>
      </div>
      <div className={styles.below}>
        <DeskNews desk={desk} />
        <form onSubmit={enter}>
          <SearchField label="Name or code" placeholder="Name or code" text={text} onChange={type} />
        </form>
        <FoundNames desk={desk} text={text} onChoose={choose} />
        <Waiting desk={desk} />
      </div>
    </section>
  );
}

/** Since when the network is away, or that something does not go up; everything else goes on as before. */
function AwayStrip({ desk: { awaySince, waiting, failures, isKept } }: { desk: Desk }) {
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
          {!isKept && ' This browser cannot keep them: leave this page open until they have gone up.'}
        </span>
      </p>
    </div>
  );
}

interface FoundNamesProps {
  desk: Desk;
  text: string;
  onChoose: (found: Found) => void;
}

/** Whoever fits what was typed; a touch is the same as a scan. */
function FoundNames({ desk: { list }, text, onChoose }: FoundNamesProps) {
  if (!list || text.trim() === '') return null;
  const code = codeIn(text);
  const byCode = code && findPerson(list, ({ id }) => code.startsWith(`${id}.`));
  const found = byCode ? [byCode] : search(list, text, MOST_FOUND);
  if (found.length === 0) return <p className="muted">Nobody of this name is on the list.</p>;
  return (
    <ul className={styles.names}>
      {found.map((each) => (
        <li key={each.person.id}>
          <button type="button" onClick={() => onChoose(each)}>
            <span>{partyName(each.person.name, each.person.people)}</span>
            <span className="small muted">
              {each.person.here ? 'here' : each.person.child ? 'child' : ''}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The last scans that wait for the network. */
function Waiting({ desk: { lists, waiting, awaySince, failures } }: { desk: Desk }) {
  const { timeZone } = useEdition();
  if ((awaySince === null && failures === 0) || waiting.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <h2>Waiting to go up</h2>
      <ul>
        {waiting.slice(0, MOST_WAITING).map((scan) => (
          <li key={scanKey(scan)}>
            <Icon name="clock" />
            <span>
              {nameOf(lists, scan)}
              {scan.kind === 'paid' && ': paid'}
              {scan.kind === 'here' && !scan.holds && ': taken back'}
            </span>
            <time>{shortMoment(new Date(scan.at).toISOString(), timeZone)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
