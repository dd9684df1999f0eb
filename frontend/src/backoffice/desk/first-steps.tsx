import { Link } from 'react-router';
import type { DeskStep } from '#core/api/staff.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './desk.module.css';
import stepStyles from './first-steps.module.css';

/** What is to be done before people can come, ticked by what there is. */
export function FirstSteps({ steps }: { steps: readonly DeskStep[] }) {
  const done = steps.filter((step) => step.done).length;
  const now = steps.find((step) => !step.done && !step.waits);
  const said = `${done} of ${steps.length} done`;
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="steps">
      <div className={styles.head}>
        <h2 id="steps">Before people come</h2>
        <span className="small muted">{said}</span>
      </div>
      <div className={`flex gap-4 ${stepStyles.pips}`} role="img" aria-label={said}>
        {steps.map(({ step }, place) => (
          <span key={step} className={place < done ? stepStyles.on : undefined} />
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map((each, place) => (
          <li key={each.step} className={`row gap-14 ${styles.row} ${each === now ? styles.now : ''}`}>
            {each.done ? (
              <span
                className={`grid rigid small-type strong all-middle ${stepStyles.disc} ${stepStyles.on}`}
                role="img"
                aria-label="Done"
              >
                <Icon name="check" />
              </span>
            ) : (
              <span
                className={`grid rigid small-type strong all-middle ${stepStyles.disc}`}
                aria-hidden="true"
              >
                {place + 1}
              </span>
            )}
            <div className={`grow shrinks anywhere ${styles.grow}`}>
              <b className={each.done ? 'muted' : undefined}>{each.title}</b>
              <span className="small-type muted">{each.detail}</span>
            </div>
            <StepButton step={each} isNow={each === now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepButton({ step: { title, done, waits, action }, isNow }: { step: DeskStep; isNow: boolean }) {
  if (waits) {
    return (
      <button type="button" className="btn" disabled>
        {action.label}
      </button>
    );
  }
  const look = done ? 'btn btn-text' : isNow ? 'btn btn-primary' : 'btn';
  return (
    <Link className={look} to={action.path} aria-label={`${action.label}: ${title}`}>
      {action.label}
    </Link>
  );
}
