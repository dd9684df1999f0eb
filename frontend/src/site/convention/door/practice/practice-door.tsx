import { useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { numeral } from '#core/text/count-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Names } from '#ui/text/written.tsx';
import type { KeptDoor } from '../desk/door-memory.ts';
import { countsOf } from '../desk/scans.ts';
import { useDeskOf } from '../desk/use-door-desk.ts';
import styles from '../door.module.css';
import { DoorHeading } from '../door-heading.tsx';
import { ScanPanel } from '../scan/scan-panel.tsx';
import { entryOf, type RegisterWalkIn } from '../walk-in/walk-in.ts';
import { practiceDesk } from './practice-desk.ts';
import practice from './practice-door.module.css';
import { PRACTICE, practiceList } from './practice-list.ts';

interface PracticeDoorProps {
  /** The real one. */
  door: KeptDoor;
  takesFocus: boolean;
  onEnd: () => void;
}

/** The door with invented people, for helpers who want to try it before it opens. It works in this page alone. */
export default function PracticeDoor(props: PracticeDoorProps) {
  const [round, setRound] = useState(0);
  const takesFocus = props.takesFocus || round > 0;
  return <Practice key={round} {...props} takesFocus={takesFocus} onAgain={() => setRound(round + 1)} />;
}

function Practice({ door, takesFocus, onEnd, onAgain }: PracticeDoorProps & { onAgain: () => void }) {
  const { admissionPrice } = useEdition();
  const [desk] = useState(() => practiceDesk(practiceList(new Date(), door.endsAt, admissionPrice)));
  const shown = useDeskOf(desk, PRACTICE);
  const [text, setText] = useState('');
  const registerWalkIn: RegisterWalkIn = async (walkIn) => {
    const entry = entryOf(walkIn, new Date().toISOString(), admissionPrice);
    shown.join(entry);
    return { data: entry };
  };
  const counts = shown.list && countsOf(shown.list);
  const names = new Set(shown.list?.parties.flatMap(({ people }) => people.map(({ name }) => name)));
  return (
    <>
      <div className="page-head">
        <div>
          <DoorHeading takesFocus={takesFocus}>Door: practice</DoorHeading>
          <p>Nobody here is real.</p>
        </div>
        <p className={`muted nowrap ${styles.count}`} role="status">
          {counts && (
            <>
              <b>{numeral(counts.here)}</b> here of {numeral(counts.expected)}
            </>
          )}
        </p>
      </div>
      <div className={`below-24 ${practice.frame}`}>
        <p className={`row gap-10 ${practice.strip}`}>
          <Icon name="info" />
          <span>
            <b>Practice</b> Invented people. Nothing is saved.{' '}
            <span role="status">
              {door.opensAt === null && 'The door is open now: end practice to let people in.'}
            </span>
          </span>
        </p>
        <ScanPanel
          desk={shown}
          text={text}
          onText={setText}
          addresses={null}
          registerWalkIn={registerWalkIn}
        />
      </div>
      <section className="card card-body" aria-labelledby="practice-names">
        <h2 id="practice-names">Who you can let in</h2>
        <p>
          Type a part of a name: <Names names={[...names]} />.
        </p>
        <p className="muted">Real badges are not on this list: scanning one says “Unknown code”.</p>
        <p className="link-row">
          <button type="button" className="btn" onClick={onAgain}>
            Start again
          </button>
          <button type="button" className="btn" onClick={onEnd}>
            End practice
          </button>
        </p>
      </section>
    </>
  );
}
