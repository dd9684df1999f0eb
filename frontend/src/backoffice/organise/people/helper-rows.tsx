import { useEdition } from '#core/api/edition.ts';
import { useSession } from '#core/api/session.ts';
import type { Helper } from '#core/api/staff.ts';
import { shortDay, shortMoment } from '#core/text/date-text.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import rowCards from '#ui/list/row-cards.module.css';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './people.module.css';
import { ROLES } from './roles.ts';

interface HelperRowsProps {
  helpers: Helper[];
  onChange: (address: string) => void;
  onRemove: (address: string) => void;
}

/** Those who help as a table, for wide screens. */
export function HelperTable({ helpers, ...actions }: HelperRowsProps) {
  const rows = helpers.map((helper) => ({ ...helper, id: helper.address }));
  const columns: DataColumn<(typeof rows)[number]>[] = [
    { key: 'name', title: 'Name', className: styles.name, render: (helper) => <Name helper={helper} /> },
    { key: 'role', title: 'Role', render: (helper) => <Role helper={helper} /> },
    { key: 'here', title: 'Last here', render: (helper) => <LastHere helper={helper} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">Actions</span>,
      align: 'end',
      render: (helper) => <Actions helper={helper} {...actions} />,
    },
  ];
  return (
    <DataTable
      className={styles.table}
      name="People who help"
      rowHeader="name"
      rows={rows}
      columns={columns}
    />
  );
}

/** The same as cards, for small screens. */
export function HelperCards({ helpers, ...actions }: HelperRowsProps) {
  return (
    <ul className={rowCards.cards}>
      {helpers.map((helper) => (
        <li key={helper.address} className={`card ${rowCards.card}`}>
          <div className={rowCards.head}>
            <div className={styles.name}>
              <Name helper={helper} />
            </div>
            {!helper.isRoot && <Actions helper={helper} {...actions} />}
          </div>
          <p>
            <Role helper={helper} />
          </p>
          <p className="small">
            <LastHere helper={helper} />
          </p>
          {helper.isRoot && <Actions helper={helper} {...actions} />}
        </li>
      ))}
    </ul>
  );
}

function Name({ helper: { name, address } }: { helper: Helper }) {
  const { user } = useSession();
  return (
    <>
      <b>{name ?? address}</b>
      {user?.email === address && ' (you)'}
      {name && <span className="block small-type muted">{address}</span>}
    </>
  );
}

function Role({ helper: { role } }: { helper: Helper }) {
  const { label, icon } = ROLES[role];
  return (
    <span className={`inline-row gap-8 strong ${styles.role}`}>
      <Icon name={icon} />
      {label}
    </span>
  );
}

function LastHere({ helper: { lastHereAt, addedAt } }: { helper: Helper }) {
  const { timeZone } = useEdition();
  if (lastHereAt) return <span className="muted">{shortMoment(lastHereAt, timeZone)}</span>;
  return (
    <span className="tag">
      <Icon name="clock" />
      {addedAt ? `Added ${shortDay(addedAt, timeZone)}, not yet here` : 'Not yet here'}
    </span>
  );
}

type ActionsProps = Omit<HelperRowsProps, 'helpers'> & { helper: Helper };

function Actions({ helper: { address, isRoot }, onChange, onRemove }: ActionsProps) {
  if (isRoot) return <span className="small muted">from the settings, stays</span>;
  return (
    <span className={`rigid ${styles.actions}`}>
      <IconButton icon="edit" label={`Change the role of ${address}`} onClick={() => onChange(address)} />
      <IconButton icon="trash" label={`Remove ${address}`} onClick={() => onRemove(address)} />
    </span>
  );
}
