import { Link } from 'react-router';
import { useIsOn } from '#core/use-is-on.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { wantedText } from '#ui/pieces/table-flags/flag-text.ts';
import { useTableFlags } from '#ui/pieces/table-flags/use-table-flags.ts';
import styles from './now.module.css';

/**
 * What tables of the hall want at this moment, in one line that leads to the map; nothing while no flag is up. Those that
 * helpers try before the days are nothing for visitors yet.
 */
export function WantedNow() {
  return useIsOn() && <Wanted />;
}

function Wanted() {
  const flags = useTableFlags();
  if (!flags?.length) return null;
  return (
    <Link className={`card middle gap-10 touch ink below-16 plain-link ${styles.wanted}`} to="/map">
      <Flag colour={flags.some(({ colour }) => colour === 'green') ? 'green' : 'yellow'} />
      <span>
        <b>{wantedText(flags)}</b> <span className={`accent ${styles.where}`}>See where</span>
      </span>
    </Link>
  );
}
