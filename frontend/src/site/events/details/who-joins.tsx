import { useId, useRef, useState } from 'react';
import { useIsRepeat } from '#core/action/double-press.ts';
import { type Event, type User, useListEventsQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import { shortWhen, timeText } from '../schedule/event-time.ts';
import { areInText, coming, fits, hasSpotFor, type Member, membersOf } from '../schedule/family.ts';
import { type EventPermissions, mayStopWaiting } from '../schedule/sign-up.ts';
import type { SignUp } from './use-sign-up.ts';
import styles from './who-joins.module.css';

interface WhoJoinsProps {
  event: Event;
  user: User;
  permissions: EventPermissions;
  signUp: SignUp;
}

/** For phones: a tick for each name of an account, who is in, and what one of them can do instead; all who are ticked join in one step. */
export function WhoJoins({ event: latest, user, permissions, signUp }: WhoJoinsProps) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [isChanging, setChanging] = useState(false);
  /** Who joined from here last, as long as that can be undone. */
  const [joined, setJoined] = useState<readonly string[]>([]);
  /** The event as it was pressed: the cached one has them joined at once, so that a refusal would find nothing of their choice. */
  const [pressed, setPressed] = useState<Event | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const isRepeat = useIsRepeat();
  const { data: schedule = [] } = useListEventsQuery();
  const event = pressed ?? latest;
  const members = membersOf(event, user.names, schedule, permissions);
  const ids = coming(event, members, wanted);
  const inIt = members.filter(({ choice }) => choice === 'leave');
  const free = Math.max(0, event.spots - event.spotsTaken);
  const isList = isChanging || inIt.length === 0;
  const [alone, ...others] = inIt;
  // What was pressed may be gone with its answer.
  const refocus = () => foot.current?.focus();
  const join = async () => {
    setPressed(event);
    await signUp.joinTogether(ids, 'all', () => {
      setJoined(ids);
      setWanted(null);
      setChanging(false);
      refocus();
    });
    setPressed(null);
  };
  return (
    <div ref={foot} tabIndex={-1} className={`stack gap-8 ${styles.foot}`}>
      {inIt.length > 0 && (
        <div className={`notice notice-success middle ${styles.in}`}>
          <Icon name="check" />
          <p>
            <b dir="auto">{areInText(inIt.map(({ called }) => called))}</b>
            <br />
            {[event.table && `Table ${event.table}`, shortWhen(event)].filter(Boolean).join(', ')}
          </p>
          {joined.length > 0 && joined.every((id) => inIt.some((member) => member.id === id)) && (
            <button
              type="button"
              className="btn"
              aria-busy={signUp.isBusy}
              onClick={() =>
                void signUp.leaveTogether(joined, () => {
                  setJoined([]);
                  refocus();
                })
              }
            >
              Undo
            </button>
          )}
        </div>
      )}
      {isList && (
        <>
          <div className="flex baseline spread">
            <span id={labelId} className="strong small">
              Register As
            </span>
            <span className="small muted">{count(free, 'free seat')}</span>
          </div>
          <ul className={`round ${styles.names}`} aria-labelledby={labelId}>
            {members.map((member) => (
              <NameRow
                key={member.id}
                member={member}
                event={event}
                signUp={signUp}
                isTicked={ids.includes(member.id)}
                hasSpot={hasSpotFor(event, [...ids, member.id])}
                onTick={(isTicked) =>
                  setWanted(isTicked ? [...ids, member.id] : ids.filter((id) => id !== member.id))
                }
                refocus={refocus}
              />
            ))}
          </ul>
        </>
      )}
      <div className={`flex gap-8 ${styles.buttons}`}>
        {inIt.length > 0 && (
          <button
            type="button"
            className="btn btn-large"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            Change who comes
          </button>
        )}
        {alone && others.length === 0 && !isChanging && (
          <button
            type="button"
            className={`btn btn-large danger ${styles.leave}`}
            aria-busy={signUp.isBusy}
            onClick={() => leave(alone, event, signUp, refocus)}
          >
            Leave Event
          </button>
        )}
        {isList && members.some(({ choice }) => choice === 'join' || choice === 'nothing') && (
          <button
            type="button"
            className="btn btn-primary btn-large"
            disabled={ids.length === 0}
            aria-busy={signUp.isBusy}
            onClick={(press) => !isRepeat(press) && void join()}
          >
            {ids.length > 1 ? `Join with ${ids.length}` : 'Join Event'}
          </button>
        )}
      </div>
    </div>
  );
}

interface NameRowProps {
  member: Member;
  event: Event;
  signUp: SignUp;
  isTicked: boolean;
  /** There is a spot for this name besides those that are ticked. */
  hasSpot: boolean;
  onTick: (isTicked: boolean) => void;
  refocus: () => void;
}

/** One name: a tick where it can join, else why not, and what it can do. */
function NameRow({ member, event, signUp, isTicked, hasSpot, onTick, refocus }: NameRowProps) {
  const { id, name, called, choice } = member;
  const isPossible = fits(member) && (isTicked || hasSpot);
  const act = actionFor(member, event, signUp, refocus);
  return (
    <li className={isPossible ? undefined : 'sunken'}>
      <label className={`row gap-12 shrinks ${styles.tick}`}>
        <input
          type="checkbox"
          checked={isTicked || choice === 'leave'}
          disabled={!isPossible}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          <Written as="span" className="strong">
            {name}
          </Written>
          {called === 'You' && <span className="muted"> (you)</span>}
          <span className={choice === 'join' ? styles.why : styles.standing}>
            {standingOf(member, hasSpot || isTicked)}
          </span>
        </span>
      </label>
      {act && (
        <button type="button" className="btn btn-text" aria-busy={signUp.isBusy} onClick={act.run}>
          {act.label}
          <span className="visually-hidden"> ({name})</span>
        </button>
      )}
      {mayStopWaiting(event, id, choice) && (
        <button
          type="button"
          className="btn btn-text"
          aria-busy={signUp.isBusy}
          onClick={() => void signUp.stopWaiting(id, refocus)}
        >
          Leave Waitlist<span className="visually-hidden"> ({name})</span>
        </button>
      )}
    </li>
  );
}

/** Where a name stands, or why it cannot be ticked; empty where it can, or where its button says it. */
function standingOf({ choice, clashes: [clash] }: Member, hasSpot: boolean): string {
  if (choice === 'leave') return 'In';
  if (choice === 'stop-waiting') return 'On the waitlist';
  if (choice !== 'join') return '';
  if (clash) return `Already in ${clash.gameName} at ${timeText(clash)}`;
  return hasSpot ? '' : 'No seat left';
}

function actionFor(member: Member, event: Event, signUp: SignUp, refocus: () => void) {
  const { id, choice, clashes } = member;
  const [clash, ...more] = clashes;
  switch (choice) {
    case 'leave':
      return { label: 'Leave Event', run: () => leave(member, event, signUp, refocus) };
    case 'wait':
      return { label: 'Join Waitlist', run: () => void signUp.wait(id) };
    case 'stop-waiting':
      return { label: 'Leave Waitlist', run: () => void signUp.stopWaiting(id, refocus) };
    case 'join':
      return clash && more.length === 0
        ? { label: 'Leave It and Join This One', run: () => signUp.askToSwap(id, clash, refocus) }
        : null;
    case 'nothing':
      return null;
  }
}

function leave({ id }: Member, { participants }: Event, signUp: SignUp, refocus: () => void): void {
  const participant = participants.find((each) => each.id === id);
  if (participant) signUp.giveUp(participant, true, refocus);
}
