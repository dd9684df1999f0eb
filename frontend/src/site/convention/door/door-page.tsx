import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { choicePart, textPart, useUrlView } from '#core/address/use-url-view.ts';
import { useEdition } from '#core/api/edition.ts';
import type { DoorScope } from '#core/api/generated.ts';
import { numeral } from '#core/text/count-text.ts';
import { dayRange, fullMoment, longDate } from '#core/text/date-text.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import type { DoorDesk } from './desk/door-desk.ts';
import type { KeptDoor } from './desk/door-memory.ts';
import { oneTab } from './desk/one-tab.ts';
import { countsOf } from './desk/scans.ts';
import { takenOf } from './desk/send-scan.ts';
import { useDoorDesk, useExpected } from './desk/use-door-desk.ts';
import styles from './door.module.css';
import { DoorHeading } from './door-heading.tsx';
import { LeaveDoor } from './leave-door.tsx';
import { RegistrationDesk } from './registration-desk.tsx';
import { ScanPanel } from './scan/scan-panel.tsx';
import { ShutDoor } from './shut-door.tsx';
import { useDoor } from './use-door.ts';
import { useDoorLink } from './use-door-link.ts';
import { useDoorSearch } from './use-door-search.ts';
import { UnreadWalkIns } from './walk-in/kept-walk-ins.tsx';
import { useWalkIns } from './walk-in/use-walk-ins.ts';

/** The id of a gameday, or a key of an edition; without it the first that there is. */
const PARTS = { scope: textPart(40), practice: choicePart(['', 'yes'], '') };

/** Helpers try it once; at the door nobody needs it. */
const PracticeDoor = lazy(() => import('./practice/practice-door.tsx'));

/** /door: check people in and mark them paid, by role or by the door link, whose token follows # in the address. */
export function DoorPage() {
  const { isOpening, problem } = useDoorLink();
  const { door, isShut, error, refetch } = useDoor({ skip: isOpening });
  if (door && !problem) return <DoorInOneTab door={door} onLeft={() => void refetch()} />;
  if (!error && !problem) return <PendingView title="Door" />;
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Door</h1>
      </div>
      <div className="card card-body">
        {problem ? (
          <Notice tone="error" title="The door link did not work" live>
            {problem}
          </Notice>
        ) : isShut ? (
          <ShutDoor />
        ) : (
          <LoadFailure title="The door did not load" onRetry={() => void refetch()} />
        )}
      </div>
    </div>
  );
}

/** A tab that has no door to show takes it from none that works. */
function DoorInOneTab(props: OpenDoorProps) {
  const isElsewhere = useSyncExternalStore(oneTab.subscribe, oneTab.isElsewhere);
  return isElsewhere ? <OtherTab /> : <OpenDoor {...props} />;
}

function OtherTab() {
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Door</h1>
      </div>
      <div className="card card-body">
        <Notice tone="info" title="The door is open in another tab">
          <p>What was scanned here is there, too.</p>
          <button type="button" className="btn" onClick={oneTab.take}>
            Use this tab
          </button>
        </Notice>
      </div>
    </div>
  );
}

interface OpenDoorProps {
  door: KeptDoor;
  onLeft: () => void;
}

function OpenDoor({ door, onLeft }: OpenDoorProps) {
  const [{ scope, practice }, changeView] = useUrlView(PARTS);
  const [hasChosen, setChosen] = useState(false);
  const desk = useDoorDesk();
  const choose: typeof changeView = (change) => {
    setChosen(true);
    changeView(change);
  };
  // Also when the door opens meanwhile: nobody who practises is to let in real people unawares.
  if (practice)
    return (
      <div className="page">
        <Suspense fallback={<PendingView title="Door" />}>
          <PracticeDoor door={door} takesFocus={hasChosen} onEnd={() => choose({ practice: '' })} />
        </Suspense>
      </div>
    );
  const shown = door.scopes.find((each) => each.scope === scope) ?? door.scopes[0];
  return (
    <div className="page">
      {shown && (
        <DoorOf
          key={shown.scope}
          shown={shown}
          door={door}
          desk={desk}
          takesFocus={hasChosen}
          choice={
            door.scopes.length > 1 && (
              <ScopeChoice door={door} shown={shown} onChoose={(next) => choose({ scope: next })} />
            )
          }
        />
      )}
      {!shown && (
        <div className="page-head">
          <DoorHeading takesFocus={hasChosen}>Door</DoorHeading>
        </div>
      )}
      {door.opensAt && <NotOpenYet opensAt={door.opensAt} onPractise={() => choose({ practice: 'yes' })} />}
      <UnreadWalkIns />
      <LeaveDoor door={door} desk={desk} onLeft={onLeft} />
    </div>
  );
}

/** The list of the convention is kept back until shortly before it; gamedays have their own. */
function NotOpenYet({ opensAt, onPractise }: { opensAt: string; onPractise: () => void }) {
  const { timeZone } = useEdition();
  return (
    <div className="card card-body">
      <Notice tone="info" title="The door is not open yet">
        Who is expected is shown here from {fullMoment(opensAt, timeZone)}. The administrator can open it
        sooner for some hours.
      </Notice>
      <p>
        <button type="button" className="btn" onClick={onPractise}>
          Practise with invented people
        </button>
      </p>
    </div>
  );
}

interface DoorOfProps {
  shown: DoorScope;
  door: KeptDoor;
  desk: DoorDesk;
  takesFocus: boolean;
  choice: ReactNode;
}

/** The door of the edition, or of a gameday. */
function DoorOf({ shown, door, desk, takesFocus, choice }: DoorOfProps) {
  const { days } = useEdition();
  const { scope } = shown;
  const expected = useExpected(desk, scope);
  const hasDesk = shown.date === null && expected.awaySince === null;
  const { text, setText, addresses } = useDoorSearch(hasDesk);
  const registerWalkIn = useWalkIns(desk, scope, shown.date === null);
  const counts = expected.list ? countsOf(expected.list) : shown.date === null ? door : undefined;
  return (
    <>
      <div className="page-head">
        <div>
          <DoorHeading takesFocus={takesFocus}>Door</DoorHeading>
          <p>{shown.date ? `Gameday, ${longDate(shown.date)}` : dayRange(days)}</p>
          {choice}
        </div>
        <p className={`muted nowrap ${styles.count}`} role="status">
          {counts && (
            <>
              <b>{numeral(counts.here)}</b> here of {numeral(counts.expected)}
            </>
          )}
        </p>
      </div>
      <ScanPanel
        desk={expected}
        text={text}
        onText={setText}
        addresses={addresses}
        registerWalkIn={shown.date === null ? registerWalkIn : undefined}
      />
      {hasDesk && <RegistrationDesk isAtTheDoor onChanged={(entry) => desk.learn(scope, takenOf(entry))} />}
    </>
  );
}

interface ScopeChoiceProps {
  door: KeptDoor;
  shown: DoorScope;
  onChoose: (scope: string) => void;
}

function ScopeChoice({ door, shown, onChoose }: ScopeChoiceProps) {
  const { productName } = useEdition();
  return (
    <div className="select">
      <select
        className="input"
        aria-label="Whose door"
        value={shown.scope}
        onChange={(event) => onChoose(event.target.value)}
      >
        {door.scopes.map(({ scope, date }) => (
          <option key={scope} value={scope}>
            {date ? `Gameday, ${longDate(date)}` : productName}
          </option>
        ))}
      </select>
    </div>
  );
}
