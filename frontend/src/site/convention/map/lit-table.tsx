import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useTitle } from '#core/address/use-title.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type Event,
  type Floor,
  type Room,
  type Table,
  type TableFlag,
  type User,
  useListEventsQuery,
} from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { count } from '#core/text/count-text.ts';
import { FloorPlan } from '#ui/pieces/floor-plan/floor-plan.tsx';
import { SmallFloor } from '#ui/pieces/floor-plan/small-floor.tsx';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { RaiseFlag } from './flags/raise-flag.tsx';
import { gameOnNow } from './game-on-now.ts';
import styles from './lit-table.module.css';
import { neighboursText } from './table-text.ts';

interface LitTableProps {
  heading: Ref<HTMLHeadingElement>;
  floor: Floor;
  room: Room;
  table: Table;
  mark: (table: Table) => ReactNode;
  onPick: (tableId: string) => void;
  flags: readonly TableFlag[];
  user: User | null;
  mayRaise: boolean;
}

const WORDS_ID = 'lit-table-in-words';
const NONE: Event[] = [];

/** Where a table stands, for whoever comes from its link: its room alone, where that lies, and its flag. */
export function LitTable(props: LitTableProps) {
  const { heading, floor, room, table, mark, onPick, flags, user, mayRaise } = props;
  const { games = NONE } = useListEventsQuery(undefined, {
    ...fresh('listEvents'),
    selectFromResult: ({ data }) => ({ games: data?.filter(({ tableId }) => tableId === table.id) }),
  });
  useTitle(`Table ${table.label}`);
  const playedId = useAtTime((moment) => gameOnNow(games, moment)?.id ?? '');
  const now = games.find(({ id }) => id === playedId);
  const flag = flags.find(({ tableId }) => tableId === table.id);
  return (
    <section className="card stack gap-14 pad-16" aria-labelledby={`${WORDS_ID}-title`}>
      <div className={`row gap-14 anywhere ${styles.head}`}>
        <Plate label={table.label} />
        <div>
          <h2 ref={heading} id={`${WORDS_ID}-title`} tabIndex={-1}>
            {now?.gameName ?? `Table ${table.label}`}
          </h2>
          <p id={WORDS_ID} className="small muted">
            {[
              room.name,
              now ? 'on now' : count(table.seats, 'seat'),
              ...(table.openGaming ? ['open gaming on both days'] : []),
            ].join(' · ')}
          </p>
        </div>
      </div>
      <FloorPlan
        floor={floor}
        room={room}
        lit={table.id}
        describedBy={WORDS_ID}
        mark={mark}
        onPick={onPick}
      />
      {/* The others see it. */}
      <p className="visually-hidden">{neighboursText(table, floor.tables)}</p>
      <div className="row gap-14">
        <SmallFloor floor={floor} room={room} flags={flags} />
        <p>
          {room.name}: {room.purpose}
          <Link className={`block ${styles.whole}`} to="/map">
            Show the whole floor
          </Link>
        </p>
      </div>
      {games.length > 0 && <Games label={table.label} games={games} />}
      {(mayRaise || flag) && <RaiseFlag table={table} user={user} flag={flag} gameName={now?.gameName} />}
    </section>
  );
}

function Games({ label, games }: { label: string; games: readonly Event[] }) {
  return (
    <div>
      <h3>Games at table {label}</h3>
      <ul className={`grid gap-6 anywhere above-8 ${styles.games}`}>
        {games.map(({ id, eventDay, eventTime, gameName }) => (
          <li key={id}>
            <span className="strong">
              {eventDay} {eventTime}
            </span>
            <Link to={`/events?${new URLSearchParams({ event: id })}`}>{gameName}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
