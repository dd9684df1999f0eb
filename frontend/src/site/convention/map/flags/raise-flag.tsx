import { useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { LoginLink } from '#core/address/login-link.tsx';
import { type Table, type TableFlag, type User, useGetTableFlagQuery } from '#core/api/generated.ts';
import { mayChange } from '#core/api/session.ts';
import { useAtTime } from '#core/clock.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { FlagForm } from './flag-form.tsx';
import styles from './flags.module.css';
import { RaisedFlag } from './raised-flag.tsx';

interface RaiseFlagProps {
  table: Table;
  user: User | null;
  /** The flag that is up at the table. */
  flag: TableFlag | undefined;
  /** What is played there now. */
  gameName: string | undefined;
}

/** Raises a flag at the table whose sign was scanned, and lowers one's own. */
export function RaiseFlag({ table, user, flag, gameName }: RaiseFlagProps) {
  const [isChoosing, setChoosing] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const { data: own } = useGetTableFlagQuery(table.id, { skip: !user || !flag });
  const isOwn = own?.isOwn === true;
  const close = () => {
    setChoosing(false);
    bar.current?.focus();
  };
  return (
    <section
      ref={bar}
      className={`stack gap-12 line-above raised ${styles.bar}`}
      aria-label={`Flag at table ${table.label}`}
      tabIndex={-1}
    >
      {isChoosing && mayChange(user) ? (
        // Also when somebody else raises one meanwhile: what is typed stays, and the server's answer says so.
        <FlagForm table={table} gameName={gameName} onClose={close} />
      ) : flag ? (
        <RaisedFlag
          flag={flag}
          isOwn={isOwn}
          mayLower={mayChange(user) && (isOwn || worksInHall(user))}
          onDone={(title) => {
            showToast({ title });
            bar.current?.focus();
          }}
        />
      ) : mayChange(user) ? (
        <button type="button" className="btn btn-primary btn-large" onClick={() => setChoosing(true)}>
          <Icon name="plus" />
          Raise a flag at table {table.label}
        </button>
      ) : (
        <LoginLink>{`Login to Raise a Flag at Table ${table.label}`}</LoginLink>
      )}
    </section>
  );
}

/** Whoever writes mails does so at home. */
function worksInHall(user: User | null): boolean {
  return user?.roles.some((role) => role !== 'mailer') ?? false;
}

/** Whether flags are raised now: on the days of the convention, and by those who work in the hall at any time. */
export function useMayRaise(days: readonly { start: string; end: string }[], user: User | null): boolean {
  const isOpen = useAtTime((now) =>
    days.some(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end)),
  );
  return isOpen || worksInHall(user);
}
