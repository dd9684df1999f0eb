import { useState } from 'react';
import { useEdition } from '#api/edition.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { numeral } from '#ui/text/count-text.ts';
import { Names } from '#ui/text/written.tsx';
import { countsOf } from '../desk/scans.ts';
import { useDeskOf } from '../desk/use-door-desk.ts';
import styles from '../door.module.css';
import { ScanPanel } from '../scan/scan-panel.tsx';
import { practiceDesk } from './practice-desk.ts';
import practice from './practice-door.module.css';
import { PRACTICE, practiceList } from './practice-list.ts';

interface PracticeDoorProps {
  /** ISO 8601: when the door shows who is expected. */
  opensAt: string;
  onEnd: () => void;
}

/** The door with invented people, for helpers who want to try it before it opens. It works in this page alone. */
export default function PracticeDoor(props: PracticeDoorProps) {
  const [round, setRound] = useState(0);
  return <Practice key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

function Practice({ opensAt, onEnd, onAgain }: PracticeDoorProps & { onAgain: () => void }) {
  const { admissionPrice } = useEdition();
  const [desk] = useState(() => practiceDesk(practiceList(new Date(), opensAt, admissionPrice)));
  const shown = useDeskOf(desk, PRACTICE);
  const [text, setText] = useState('');
  const counts = shown.list && countsOf(shown.list);
  const names = new Set(shown.list?.parties.flatMap(({ people }) => people.map(({ name }) => name)));
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Door: practice</h1>
          <p>Nobody here is real.</p>
        </div>
        <p className={styles.count} role="status">
          {counts && (
            <>
              <b>{numeral(counts.here)}</b> here of {numeral(counts.expected)}
            </>
          )}
        </p>
      </div>
      <div className={practice.frame}>
        <p className={practice.strip}>
          <Icon name="info" />
          <span>
            <b>Practice</b> Invented people. Nothing is saved.
          </span>
        </p>
        <ScanPanel desk={shown} text={text} onText={setText} addresses={null} />
      </div>
      <section className="card card-body" aria-labelledby="practice-names">
        <h2 id="practice-names">Who you can let in</h2>
        <p>
          Type a part of a name: <Names names={[...names]} />.
        </p>
        <p className="muted">Badges of real people are not on this list: their codes are told as unknown.</p>
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
