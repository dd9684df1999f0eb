import { useAction } from '#core/action/use-action.ts';
import { type TableFlag, useLowerTableFlagMutation, useRaiseTableFlagMutation } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { flagText, minutesLeft } from '#ui/pieces/table-flags/flag-text.ts';
import styles from './flags.module.css';

interface RaisedFlagProps {
  flag: TableFlag;
  isOwn: boolean;
  mayLower: boolean;
  /** It stays up for longer, or is down. */
  onDone: (news: string) => void;
}

/** The flag of the table that is shown: whoever raised it leaves it up for longer or lowers it. */
export function RaisedFlag({ flag, isOwn, mayLower, onDone }: RaisedFlagProps) {
  const [raise] = useRaiseTableFlagMutation();
  const [lower] = useLowerTableFlagMutation();
  const left = useAtTime((now) => minutesLeft(flag, now));
  const { tableId, table, colour, players, gameName } = flag;
  const longer = useAction({
    send: () => raise({ id: tableId, tableFlagForm: { colour, players, gameName } }),
    failure: 'The flag does not stay up for longer',
    proceed: () => onDone(`Your flag at table ${table} stays up for 30 minutes more`),
  });
  const lowering = useAction({
    send: () => lower(tableId),
    failure: 'The flag was not lowered',
    proceed: () => onDone(`The flag at table ${table} is down`),
  });
  return (
    <>
      <p className={`row gap-12 anywhere ${styles.raised}`}>
        <Flag colour={colour} />
        <span>
          <b>{isOwn ? `Your flag is up at table ${table}` : `A flag is up at table ${table}`}</b>
          <span className="small muted">
            {[flagText(flag), ...(gameName ? [gameName] : []), `${left} min left`].join(' · ')}
          </span>
        </span>
      </p>
      {mayLower && (
        <div className={`flex gap-10 ${styles.buttons}`}>
          {isOwn && (
            <button
              type="button"
              className="btn btn-large"
              aria-busy={longer.isBusy}
              onClick={longer.press()}
            >
              30 minutes more
            </button>
          )}
          <button
            type="button"
            className="btn btn-large"
            aria-busy={lowering.isBusy}
            onClick={lowering.press()}
          >
            Lower the flag
          </button>
        </div>
      )}
    </>
  );
}
