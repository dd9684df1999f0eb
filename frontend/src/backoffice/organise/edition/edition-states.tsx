import type { OrganisedEdition } from '#core/api/staff.ts';
import { shortDay, shortMoment } from '#core/text/date-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './edition.module.css';

const STATES = ['draft', 'open', 'over', 'archived'] as const;
const NAMES = { draft: 'Draft', open: 'Open', over: 'Over', archived: 'Archived' };

/** Where an edition stands between draft and archive, as four steps in words. */
export function EditionStates({ edition }: { edition: OrganisedEdition }) {
  const present = STATES.indexOf(edition.state);
  return (
    <ol className={styles.states} aria-label="State of the edition">
      {STATES.map((state, place) => (
        <li
          key={state}
          className={place < present ? styles.done : place === present ? styles.present : undefined}
          aria-current={place === present ? 'step' : undefined}
        >
          <b>
            {place < present && <Icon name="check" />}
            {NAMES[state]}
          </b>
          <small>{stepText(edition, place - present)}</small>
        </li>
      ))}
    </ol>
  );
}

/** @param ahead how many steps after the present one */
function stepText({ state, stateSince, opensAt, end, timeZone }: OrganisedEdition, ahead: number): string {
  if (ahead < 0) return '';
  if (ahead === 0) return `since ${shortMoment(stateSince, timeZone)}`;
  const next = STATES[STATES.indexOf(state) + ahead];
  if (next === 'open') return opensAt ? `on ${shortMoment(opensAt, timeZone)}` : 'when you open it';
  return next === 'over' ? `by itself, ${shortDay(end, timeZone)}` : 'when the next one opens';
}
