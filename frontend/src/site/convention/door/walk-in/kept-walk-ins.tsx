import { useEffect, useRef, useState } from 'react';
import { waits } from '#core/api/browser/door-scans.ts';
import { useEdition } from '#core/api/edition.ts';
import { count } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { type Scan, scanKey } from '../desk/scans.ts';
import { HAD_GONE_UP } from '../desk/undone-scans.ts';
import { useKeptScans } from '../desk/use-kept-scans.ts';
import { isAboutWalkIn } from '../desk/walk-ins.ts';
import styles from './walk-in.module.css';

interface KeptWalkInsProps {
  scans: readonly Scan[];
  onForget: (scans: Scan[]) => void;
}

/** Who came in by this phone and is not registered, where the door is shut to it: somebody has to be told of them. */
export function KeptWalkIns({ scans, onForget }: KeptWalkInsProps) {
  const { timeZone } = useEdition();
  // What was sent, though no answer came, is followed by scans of its own: who has paid since, and who was taken back.
  const isSince = (kind: Scan['kind'], id: string) =>
    scans.find((scan) => scan.kind === kind && scan.id === id && waits(scan))?.holds;
  const isIn = ({ id }: { id: string }) => isSince('here', id) !== false;
  // Also whom the server refused: where nobody has read of it yet, nobody knows.
  const walkIns = scans.filter(
    ({ walkIn, undoneAt, why }) => walkIn?.attendees.some(isIn) && !undoneAt && why !== HAD_GONE_UP,
  );
  if (walkIns.length === 0) return null;
  const theirs = scans.filter((scan) =>
    walkIns.some((each) => each === scan || (each.walkIn && isAboutWalkIn(scan, each.walkIn))),
  );
  return (
    <Notice tone="warning" title="Show this to the desk: these people are in, and may not be registered">
      <ul className={`grid gap-6 ${styles.kept}`}>
        {walkIns.map((scan) => (
          <li key={scanKey(scan)}>
            {scan.walkIn?.attendees
              .filter(isIn)
              .map(({ name, badge }) => (badge ? name : `${name} (9 and under)`))
              .join(', ')}
            {': '}
            {(isSince('paid', scan.id) ?? scan.walkIn?.paid) ? 'paid' : 'not paid'},{' '}
            {shortMoment(new Date(scan.at).toISOString(), timeZone)}
            {scan.why && <div className="small">{scan.why}</div>}
          </li>
        ))}
      </ul>
      <p>
        The desk looks for them on the list, and adds who is missing. Do so before somebody logs in here: then
        the names are hidden.
        {walkIns.some(waits) &&
          ` Or open the door here again: then ${walkIns.every(waits) ? 'they' : 'those who were not refused'} go up by themselves.`}
      </p>
      <ForgetWalkIns
        label="The desk has registered them"
        title="Delete these walk-ins"
        text={`${count(walkIns.length, 'walk-in')} will be deleted from this phone. Who is not registered by the desk is on no list then.`}
        onForget={() => onForget(theirs)}
      />
    </Notice>
  );
}

/** Walk-ins that an open door cannot read, so that nobody waits for them to go up. */
export function UnreadWalkIns() {
  const { unread, forget } = useKeptScans();
  const waiting = unread.filter(waits).length;
  if (waiting === 0) return null;
  return (
    <div className="card card-body">
      <Notice tone="warning" title={`${count(waiting, 'walk-in')} of an earlier time cannot be read`}>
        <p>
          {waiting === 1 ? 'It was' : 'They were'} added in this browser at another convention, or before the
          keys of this site were changed, and cannot be registered from here. Whoever of them is in the hall
          has to be added anew.
        </p>
        <ForgetWalkIns
          label="Delete"
          title="Delete what cannot be read"
          text={`${count(waiting, 'walk-in')} will be deleted from this browser.`}
          onForget={() => void forget(unread)}
        />
      </Notice>
    </div>
  );
}

interface ForgetWalkInsProps {
  label: string;
  title: string;
  text: string;
  onForget: () => void;
}

/** Deletes walk-ins of this browser, after asking. */
function ForgetWalkIns({ label, title, text, onForget }: ForgetWalkInsProps) {
  const [isAsking, setAsking] = useState(false);
  const hasDeleted = useRef(false);
  useEffect(
    () => () => {
      // The button that had the focus went with what was deleted.
      if (hasDeleted.current) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );
  const forget = () => {
    hasDeleted.current = true;
    onForget();
  };
  return (
    <>
      <button type="button" className={`btn ${styles.forget}`} onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <MessageDialog
          tone="question"
          title={title}
          action={{ label: 'Delete', run: forget }}
          dismissLabel="Keep"
          onClose={() => setAsking(false)}
        >
          {text}
        </MessageDialog>
      )}
    </>
  );
}
