import { type RefObject, useRef, useState } from 'react';
import { useSaveLatest } from '#core/action/use-save-latest.ts';
import { useEdition } from '#core/api/edition.ts';
import {
  type SeatedPlayer,
  type HostTable as Table,
  useFreeSeatMutation,
  useGetHostTableQuery,
  useSetPresentMutation,
} from '#core/api/events.ts';
import { failureText } from '#core/api/failure-text.ts';
import { fresh } from '#core/api/freshness.ts';
import type { Event, User } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import { isOwnName } from '../schedule/sign-up.ts';
import styles from './host-table.module.css';
import { roleText, waitingText } from './host-text.ts';

/** The dialog's name in the address; its subject is the player. */
const FREE_SEAT = 'free-seat';

interface HostTableProps {
  event: Event;
  user: User | null;
  isOpen: boolean;
}

/** Who is here: the host ticks players, and frees the seats of those who did not come. */
export function HostTable({ event, user, isOpen }: HostTableProps) {
  const { data, error, fulfilledTimeStamp, refetch } = useGetHostTableQuery(event.id, {
    ...fresh('getHostTable', { isShown: isOpen }),
  });
  if (error && !data)
    return <LoadFailure title="Who is here could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return null;
  return <Seated event={event} user={user} table={data} asOf={fulfilledTimeStamp ?? 0} refetch={refetch} />;
}

interface Press {
  here: boolean;
  /** The server has it, but the table that is shown is from before. */
  isSaved: boolean;
}

interface SeatedProps {
  event: Event;
  user: User | null;
  table: Table;
  /** ms; when the table was last answered. */
  asOf: number;
  refetch: () => PromiseLike<unknown>;
}

function Seated({ event, user, table, asOf, refetch }: SeatedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was pressed, until the table is there that knows of it. */
  const [pressed, setPressed] = useState<Record<string, Press>>({});
  const [seen, setSeen] = useState(asOf);
  if (seen !== asOf) {
    setSeen(asOf);
    setPressed(Object.fromEntries(Object.entries(pressed).filter(([, { isSaved }]) => !isSaved)));
  }
  const isFreeing = useAtTime((now) => table.freeingFrom !== null && now >= Date.parse(table.freeingFrom));
  /** @param press null once it was refused */
  const mark = (id: string, press: Press | null) =>
    setPressed(({ [id]: now, ...others }) => {
      // They may have pressed again since.
      const isStale = press?.isSaved && now?.here !== press.here;
      const shown = isStale ? now : press;
      return shown ? { ...others, [id]: shown } : others;
    });
  const isHere = ({ id, hereSince }: SeatedPlayer) => pressed[id]?.here ?? hereSince !== null;
  const { players, waiting } = table;
  return (
    <section className={`line-above above-24 ${styles.host}`} aria-label="Who is here?">
      <div className={`flex baseline spread gap-10 ${styles.head}`}>
        <h3 ref={heading} tabIndex={-1}>
          Who is here?
        </h3>
        <span className="muted">
          {players.filter(isHere).length} of {players.length}
        </span>
      </div>
      {failure && (
        <Notice tone="error" title="Error" live>
          {failure}
        </Notice>
      )}
      <ul className={styles.players}>
        {players.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            isOwn={isOwnName(user, player.id)}
            isHere={isHere(player)}
            mayFree={isFreeing && !isHere(player) && player.role === 'player'}
            eventId={event.id}
            onMark={(press) => mark(player.id, press)}
            onFailure={setFailure}
          />
        ))}
      </ul>
      {waiting > 0 && (
        <div className={`notice notice-success above-12 ${styles.waiting}`}>
          <Icon name="group" />
          <p>
            <b>{waiting === 1 ? '1 person waits.' : `${waiting} people wait.`}</b> {waitingText(table, event)}
          </p>
        </div>
      )}
      <FreeSeatDialog event={event} table={table} heading={heading} refetch={refetch} />
    </section>
  );
}

interface PlayerRowProps {
  player: SeatedPlayer;
  isOwn: boolean;
  isHere: boolean;
  mayFree: boolean;
  eventId: string;
  onMark: (press: Press | null) => void;
  onFailure: (text: string | null) => void;
}

/** One player; the whole row ticks. */
function PlayerRow({ player, isOwn, isHere, mayFree, eventId, onMark, onFailure }: PlayerRowProps) {
  const { timeZone } = useEdition();
  const openDialog = useOpenDialog();
  const [setPresent] = useSetPresentMutation();
  const { id, name, hereSince, inHallSince } = player;
  const { say } = useSaveLatest({
    save: async (here: boolean) => {
      const outcome = await setPresent({ id: eventId, nameId: id, presenceForm: { here } });
      onMark(outcome.error ? null : { here, isSaved: true });
      return outcome;
    },
    name,
    failure: 'The tick was not saved',
    refused: (error) => onFailure(failureText('The tick was not saved', error)),
  });
  const tick = (here: boolean) => {
    onFailure(null);
    onMark({ here, isSaved: false });
    say(here);
  };
  const seen = hereSince
    ? `Here since ${shortMoment(hereSince, timeZone)}`
    : inHallSince && `In the hall since ${shortMoment(inHallSince, timeZone)}`;
  return (
    <li className={`row gap-12 line-below ${styles.player}`}>
      <label className={`row gap-12 grow shrinks ${styles.tick}`}>
        <input type="checkbox" checked={isHere} onChange={({ target }) => tick(target.checked)} />
        <span>
          <Written as="span" className="strong">
            {name}
          </Written>
          <span className="small muted">
            {[roleText(player, isOwn), seen].filter(Boolean).join(' · ') || 'Not seen at the door yet'}
          </span>
        </span>
      </label>
      {mayFree && (
        <button type="button" className="btn" onClick={() => openDialog(FREE_SEAT, id)}>
          Free the seat
          <span className="visually-hidden"> of {name}</span>
        </button>
      )}
    </li>
  );
}

interface FreeSeatDialogProps {
  event: Event;
  table: Table;
  heading: RefObject<HTMLElement | null>;
  refetch: () => PromiseLike<unknown>;
}

function FreeSeatDialog({ event, table, heading, refetch }: FreeSeatDialogProps) {
  const [freeSeat] = useFreeSeatMutation();
  return (
    <RoutedDialog
      name={FREE_SEAT}
      fallbackFocus={heading}
      find={(id) => table.players.find((player) => player.id === id)}
    >
      {({ id, name }, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Free the Seat"
          subject={`${event.gameName}: ${name}`}
          text={`${name} is told by mail. ${waitingText(table, event) || 'The seat is free for everybody.'}`}
          confirmLabel="Free the Seat"
          isDestructive
          failure="The seat was not freed"
          action={async () => {
            const { error } = await freeSeat({ id: event.id, nameId: id });
            // The button that opened the dialog is gone before the focus would return to it.
            if (!error) await refetch();
            return { error };
          }}
        />
      )}
    </RoutedDialog>
  );
}
