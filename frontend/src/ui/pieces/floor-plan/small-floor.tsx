import type { Floor, Room } from '#api/generated.ts';
import styles from './small-floor.module.css';

/** Names that have room on the small plan. */
const LONGEST_NAME = 6;

/** The hall in small, to show where a room lies. What it says stands beside it in words. */
export function SmallFloor({ floor: { width, height, rooms, tables }, room }: { floor: Floor; room: Room }) {
  const furnished = new Set(tables.map(({ roomId }) => roomId));
  return (
    <svg className={styles.floor} viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      {rooms.map((each) => (
        <g
          key={each.id}
          className={each.id === room.id ? styles.here : furnished.has(each.id) ? styles.hall : styles.room}
        >
          <rect x={each.x + 2} y={each.y + 2} width={each.width - 4} height={each.height - 4} rx={8} />
          <text x={each.x + each.width / 2} y={each.y + each.height / 2}>
            {shortName(each.name)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** `A` for Room A; nothing for what is too long. */
function shortName(name: string): string {
  const short = name.replace(/^room /i, '');
  return short.length <= LONGEST_NAME ? short : '';
}
