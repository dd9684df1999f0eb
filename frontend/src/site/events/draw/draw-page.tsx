import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type PlannedDraw, useGetDrawnPartiesQuery } from '#core/api/events.ts';
import { fullMoment } from '#core/text/date-text.ts';
import { DrawFigures } from '#ui/draw/draw-figures.tsx';
import { useDraw } from '#ui/draw/use-draw.ts';
import { Copied } from '#ui/feedback/copied.tsx';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { useCopy } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Names } from '#ui/text/written.tsx';
import styles from './draw.module.css';
import { ExactRule } from './exact-rule.tsx';

/** What the draw is published as. */
const FILE = '/api/draw/draw.json';

/** ms after its moment; sooner it was not in anybody's way. */
const LATE = 5 * 60_000;

/** /draw: by which rule wishes become seats and when; afterwards what it came to, and how anybody runs it again. */
export function DrawPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { draw, isDue, hasFailed, retry } = useDraw();
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>The draw</h1>
      </div>
      <section className="card card-body" aria-labelledby="rule">
        <h2 id="rule">The rule</h2>
        <p>
          In rounds, everybody in a drawn order takes the best of their wishes that is left, one seat a round,
          and the order turns round each time; whoever has nothing after the first round is seated by moving
          others along, if they allowed it.
        </p>
        <p className="muted">
          Families and friends who sit together get seats for all or for none; on a waitlist each waits alone.
          Where fewer wish for a game than it has seats, nothing is drawn. An honest list, best first, is best
          for everybody who wishes in one group: no other one gets you a seat where it gets you none, nor,
          unless you allow moving, a better first game. Whoever is in several groups has smaller chances with
          each.
        </p>
        <ExactRule />
      </section>
      {draw === null && (
        <div className={`card card-body grid gap-12 ${styles.part}`}>
          <p>No draw is planned. Seats go to who comes first.</p>
          <p className="link-row">
            <Link className="btn" to="/events">
              See the events
            </Link>
          </p>
        </div>
      )}
      {draw &&
        (draw.ranAt ? (
          <Drawn draw={draw} ranAt={draw.ranAt} isSignedIn={isSignedIn} />
        ) : (
          <Planned draw={draw} isDue={isDue} />
        ))}
      {draw === undefined &&
        (hasFailed ? (
          <LoadFailure title="The draw did not load" onRetry={retry} />
        ) : (
          <ListSkeleton rows={3} />
        ))}
    </div>
  );
}

function Planned({ draw: { runsAt, seedHash }, isDue }: { draw: PlannedDraw; isDue: boolean }) {
  const { timeZone } = useEdition();
  return (
    <section className={`card card-body grid gap-12 ${styles.part}`} aria-labelledby="when">
      <h2 id="when">{isDue ? 'It is being drawn' : `It is on ${fullMoment(runsAt, timeZone)}`}</h2>
      <p>
        {isDue
          ? 'Please wait some moments: the result is shown here. A draw that could not run at its moment runs as soon as it can, on the seats that are free then.'
          : 'Until then you star games and put them into your order. Nobody takes a seat before.'}
      </p>
      <h3>Note this number</h3>
      <p>
        It is the SHA-256 of the seed, from which the order is drawn. The seed is shown afterwards. If it has
        this hash, it was chosen before the wishes were complete.
      </p>
      <Copyable label="Hash of the seed" text={seedHash} />
    </section>
  );
}

interface DrawnProps {
  draw: PlannedDraw;
  ranAt: string;
  isSignedIn: boolean;
}

function Drawn({ draw: { runsAt, seed, seedHash, counts }, ranAt, isSignedIn }: DrawnProps) {
  const { timeZone } = useEdition();
  return (
    <>
      <section className={`card card-body grid gap-12 ${styles.part}`} aria-labelledby="result">
        <h2 id="result">It was drawn on {fullMoment(ranAt, timeZone)}</h2>
        {Date.parse(ranAt) - Date.parse(runsAt) > LATE && (
          <p>
            It was planned for {fullMoment(runsAt, timeZone)} and could not run then, so it drew the seats
            that were still free.
          </p>
        )}
        {counts && <DrawFigures counts={counts} />}
        <p>
          Seats that are free now go to who comes first. Where a game is full, people wait in the drawn order.
        </p>
        <p className="link-row">
          <Link className="btn btn-primary" to="/my-days">
            Your two days
          </Link>
          <Link className="btn" to="/events">
            See the events
          </Link>
        </p>
      </section>
      <section className={`card card-body grid gap-12 ${styles.part}`} aria-labelledby="check">
        <h2 id="check">Check it yourself</h2>
        <p>
          All wishes without names and the result are one file, with the seed, whose hash was shown before.
          Where this software is installed, the line below runs the draw again and needs nothing else. A
          program of your own needs the file and the exact rule above.
        </p>
        <h3>Seed</h3>
        <Copyable label="Seed" text={seed ?? ''} />
        <h3>Hash that was shown before</h3>
        <Copyable label="Hash" text={seedHash} />
        <h3>Command</h3>
        <Copyable
          label="Command"
          text={`tablefall draw --verify ${window.location.origin}${FILE} --hash ${seedHash}`}
        />
        <p className="link-row">
          <a className="btn" href={FILE} download>
            <Icon name="download" />
            Wishes and result
          </a>
        </p>
        {isSignedIn && <OwnNumbers />}
      </section>
    </>
  );
}

/** By which numbers one finds one's own wishes in the file. */
function OwnNumbers() {
  const { data: parties = [] } = useGetDrawnPartiesQuery();
  if (parties.length === 0) return null;
  return (
    <>
      <h3>Your numbers in the file</h3>
      <ul>
        {parties.map(({ party, names }) => (
          <li key={party}>
            Party {party}: <Names names={names} isSentence />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is to be noted or pasted, with a button that copies it. @param label what it is, for the button */
function Copyable({ label, text }: { label: string; text: string }) {
  const [isCopied, copy] = useCopy();
  return (
    <div className={`row gap-12 wrap ${styles.copyable}`}>
      <code>{text}</code>
      <button
        type="button"
        className="btn"
        aria-label={isCopied ? undefined : `Copy: ${label}`}
        onClick={() => copy(text)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied!' : 'Copy'}
      </button>
      <Copied isCopied={isCopied} />
    </div>
  );
}
