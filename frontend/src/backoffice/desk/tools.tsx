import { Link } from 'react-router';
import type { DeskTool, DeskToolName } from '#core/api/staff.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './tools.module.css';

const TILES: Record<DeskToolName, { title: string; icon: IconName; path: string }> = {
  gamedays: { title: 'Gamedays', icon: 'calendar', path: '/gameday-management' },
  attendees: { title: 'Attendees', icon: 'group', path: '/attendees' },
  email: { title: 'E-mail', icon: 'mail', path: '/emailer' },
  schedule: { title: 'Schedule', icon: 'table', path: '/eventManagement' },
  shifts: { title: 'Shifts', icon: 'clock', path: '/shift-management' },
  door: { title: 'Door', icon: 'door', path: '/door' },
  badges: { title: 'Badges', icon: 'badge', path: '/door/badges' },
  organise: { title: 'Organise', icon: 'sliders', path: '/organise' },
  system: { title: 'System', icon: 'pulse', path: '/system' },
};

/** The pages that whoever asks works with, each with a number. */
export function Tools({ tools }: { tools: readonly DeskTool[] }) {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className={styles.toolsTitle}>
        Tools
      </h2>
      <div className={styles.tiles}>
        {tools.map(({ tool, figure, of, counts }) => {
          const { title, icon, path } = TILES[tool];
          return (
            <Link key={tool} className={`card ${styles.tile}`} to={path}>
              <h3>
                <Icon name={icon} />
                {title}
              </h3>
              <b>
                {figure}
                {of !== null && <small>/{of}</small>}
              </b>
              <span>{counts}</span>
            </Link>
          );
        })}
      </div>
    </section>
  );
}
