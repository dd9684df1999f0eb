import type { DoorGuest } from '#core/api/staff.ts';
import { letterGroups } from '#ui/list/letter-groups.ts';
import { Written } from '#ui/text/written.tsx';
import styles from './door-list.module.css';

/** Lines to write on for those who come without having accepted. */
const WALK_INS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The accepted guests under their letters, each with a box to tick, and room for walk-ins. */
export function DoorListTable({ guests }: { guests: readonly DoorGuest[] }) {
  return (
    <table className={`full raised ${styles.table}`} aria-label="Guests">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Here</span>
          </th>
          <th scope="col">Name</th>
          <th scope="col">Party</th>
          <th scope="col">Comment</th>
        </tr>
      </thead>
      {letterGroups(guests, ({ guestName }) => guestName).map(({ letter, items }) => (
        <tbody key={letter}>
          <GroupTitle title={letter} />
          {items.map((guest) => (
            <GuestRow key={guest.id} guest={guest} />
          ))}
        </tbody>
      ))}
      <tbody className={styles.walkIns}>
        <GroupTitle title="Walk-ins" />
        {WALK_INS.map((line) => (
          <tr key={line}>
            <Box />
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GroupTitle({ title }: { title: string }) {
  return (
    <tr className={styles.letter}>
      <th scope="rowgroup" colSpan={4}>
        {title}
      </th>
    </tr>
  );
}

function GuestRow({ guest: { guestName, additionalGuests, replyComments } }: { guest: DoorGuest }) {
  return (
    <tr>
      <Box />
      <Written as="th" scope="row" className={`anywhere strong ${styles.name}`}>
        {guestName}
      </Written>
      <td className={styles.party}>{1 + (additionalGuests ?? 0)}</td>
      <td className="anywhere small-type">{replyComments}</td>
    </tr>
  );
}

function Box() {
  return (
    <td>
      <span className={`block ${styles.box}`} />
    </td>
  );
}
