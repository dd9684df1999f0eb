import type { Floor, Room, TableFlag } from '#core/api/generated.ts';
import { FlagOnTable } from '../table-flags/flag-on-table.tsx';
import styles from './small-floor.module.css';

/** Names that have room on the small plan. */
const LONGEST_NAME = 6;

interface SmallFloorProps {
  floor: Floor;
  room: Room;
  /** Those that are up; a room other than `room` shows the first of its own. */
  flags: readonly TableFlag[];
}

/** The hall in small, to show where a room lies. What it says stands beside it in words. */
export function SmallFloor({ floor: { width, height, rooms, tables }, room, flags }: SmallFloorProps) {
  const furnished = new Set(tables.map(({ roomId }) => roomId));
  return (
    <svg className={`rigid ${styles.floor}`} viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      {rooms.map((each) => (
        <g
          key={each.id}
          className={each.id === room.id ? styles.here : furnished.has(each.id) ? styles.hall : styles.room}
        >
          <rect x={each.x + 2} y={each.y + 2} width={each.width - 4} height={each.height - 4} rx={8} />
          <text x={each.x + each.width / 2} y={each.y + each.height / 2}>
            {shortName(each.name)}
          </text>
          {each.id !== room.id && <FlagOf room={each} tables={tables} flags={flags} />}
        </g>
      ))}
    </svg>
  );
}

interface FlagOfProps extends Pick<Floor, 'tables'> {
  room: Room;
  flags: readonly TableFlag[];
}

function FlagOf({ room, tables, flags }: FlagOfProps) {
  const own = new Set(tables.filter(({ roomId }) => roomId === room.id).map(({ id }) => id));
  const flag = flags.find(({ tableId }) => own.has(tableId));
  if (!flag) return null;
  return (
    <g transform={`translate(${room.x + room.width - 40} ${room.y + 100}) scale(2.4)`}>
      <FlagOnTable colour={flag.colour} />
    </g>
  );
}

/** `A` for Room A; nothing for what is too long. */
function shortName(name: string): string {
  const short = name.replace(/^room /i, '');
  return short.length <= LONGEST_NAME ? short : '';
}
