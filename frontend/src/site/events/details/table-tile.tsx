import { Link } from 'react-router';
import { type Event, useGetMapDataQuery } from '#core/api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { tablePath } from '#ui/pieces/plate/plate-link.tsx';
import styles from './table-tile.module.css';

/** Where an event is played: its table, which leads to the map, or that it has none yet; an event that is over gets none. */
export function TableTile({ event: { tableId, table, isExpired } }: { event: Event }) {
  if (tableId && table) return <Table id={tableId} label={table} />;
  return isExpired ? null : <NoTable />;
}

function Table({ id, label }: { id: string; label: string }) {
  const { data } = useGetMapDataQuery();
  const roomId = data?.floor.tables.find((table) => table.id === id)?.roomId;
  const room = data?.floor.rooms.find((each) => each.id === roomId);
  return (
    <Link
      className={`row gap-14 anywhere ink round above-16 ${styles.tile} raised lifted plain-link ${styles.link}`}
      to={tablePath(id)}
    >
      <Plate label={label} />
      <span>
        <b>{room ? `${room.name}, table ${label}` : `Table ${label}`}</b>
        <span className="small-type muted">Show on the map</span>
      </span>
      <Icon name="next" />
    </Link>
  );
}

function NoTable() {
  return (
    <p className={`row gap-14 anywhere ink round above-16 ${styles.tile}`}>
      <Plate />
      <span>
        <b>No table yet</b>
        <span className="small-type muted">This page says where it is once it has one.</span>
      </span>
    </p>
  );
}
