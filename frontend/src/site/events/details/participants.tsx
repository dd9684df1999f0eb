import { type RefObject, useEffect, useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { SPOT_OFFER_MINUTES } from '#core/api/facts.generated.ts';
import type { Event, Participant, User } from '#core/api/generated.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ActionMenu, type MenuAction } from '#ui/menu/action-menu.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import { type EventPermissions, gameOwnerChoice, isOwnName, nameFor, UNNAMED } from '../schedule/sign-up.ts';
import styles from './participants.module.css';
import type { SignUp } from './use-sign-up.ts';

interface ParticipantsProps {
  event: Event;
  user: User | null;
  permissions: EventPermissions;
  signUp: SignUp;
  /** Takes the focus when the button that was pressed goes with its participant. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** A cell for every spot: who takes it, or Empty. */
export function Participants(props: ParticipantsProps) {
  const { spots, spotsTaken, participants } = props.event;
  const kept = Math.max(0, spotsTaken - participants.length);
  const free = Math.max(0, spots - participants.length - kept);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <section className="above-24" aria-label="Participants">
      <div className={`flex baseline spread gap-12 ${styles.head}`}>
        <h3>
          {spotsTaken} of {count(spots, 'spot')} taken
        </h3>
        <span className="small muted">{numeral(Math.max(0, spots - spotsTaken))} free</span>
      </div>
      <ul className={`cluster ${styles.cells}`}>
        {participants.map((participant) => (
          <Cell key={participant.id} participant={participant} isNew={isDrawn} {...props} />
        ))}
        {Array.from({ length: kept }, (_, index) => `kept-${index}`).map((key) => (
          <li
            key={key}
            className={`row gap-10 round anchor lifted ${styles.cell} muted type-15 ${styles.kept}`}
          >
            <Pawn className={styles.taken ?? ''} />
            Kept for who is next
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => `empty-${index}`).map((key) => (
          <li
            key={key}
            className={`row gap-10 round anchor lifted ${styles.cell} good strong type-15 ${styles.empty}`}
          >
            <Pawn className={styles.free ?? ''} />
            Empty
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CellProps extends ParticipantsProps {
  participant: Participant;
  /** Joined while the list was open, so it is animated. */
  isNew: boolean;
}

function Cell({ participant, isNew, event, user, permissions, signUp, fallbackFocus }: CellProps) {
  const [hasArrived] = useState(isNew);
  const { id, gameOwner, coHost } = participant;
  const isOwn = isOwnName(user, id);
  const name = nameFor(user, participant);
  const actions = actionsFor(participant, isOwn, event, permissions, signUp, fallbackFocus);
  return (
    <li
      className={`row gap-10 round anchor lifted ${styles.cell} ${hasArrived ? styles.arrived : ''} ${isOwn ? styles.own : ''}`}
    >
      <Pawn className={styles.taken ?? ''} />
      <span className={`stack grow shrinks type-15 gap-2 ${styles.who}`}>
        <span className="strong">
          <bdi>{name}</bdi>
          {isOwn && <span className="muted regular"> (you)</span>}
        </span>
        {gameOwner ? (
          <span className={`inline-row good small-type strong ${styles.owner}`}>
            <Icon name="box" />
            Game Owner
          </span>
        ) : (
          name !== UNNAMED && <span className="small muted">{coHost ? 'Co-host' : 'Player'}</span>
        )}
      </span>
      {actions.length > 0 && (
        <ActionMenu
          className="icon-btn"
          label={`Actions for ${name}`}
          groups={[{ actions }]}
          isBusy={signUp.isBusy}
        >
          <Icon name="more" className={styles.more} />
        </ActionMenu>
      )}
    </li>
  );
}

function actionsFor(
  participant: Participant,
  isOwn: boolean,
  event: Event,
  permissions: EventPermissions,
  signUp: SignUp,
  fallbackFocus: RefObject<HTMLElement | null>,
) {
  const { id: nameId, coHost = false } = participant;
  const choice = gameOwnerChoice(event, nameId, isOwn, permissions);
  const actions: MenuAction[] = [];
  if (choice === 'set') {
    actions.push({
      label: 'Set as Game Owner',
      run: () => void signUp.setGameOwner(nameId, true),
    });
  }
  if (choice === 'remove') {
    actions.push({
      label: 'Remove as Game Owner',
      run: () => void signUp.setGameOwner(nameId, false),
    });
  }
  if (permissions.mayChange && permissions.mayManage && nameId !== event.eventOwner) {
    actions.push(
      {
        label: coHost ? 'Remove as Co-host' : 'Make Co-host',
        run: () => void signUp.setCoHost(nameId, !coHost),
      },
      { label: 'Hand Over Event', run: () => signUp.handOver(nameId) },
    );
  }
  const isHost = coHost || nameId === event.eventOwner;
  if (permissions.mayChange && (isOwn || (isHost ? permissions.mayManage : permissions.mayHost))) {
    actions.push({
      label: isOwn ? 'Leave Event' : 'Remove Participant',
      isDestructive: true,
      run: () => signUp.giveUp(participant, isOwn, () => fallbackFocus.current?.focus()),
    });
  }
  return actions;
}

/** Who takes the next spot that is freed, in order. */
export function Waitlist({ event: { waitlist, state }, user }: { event: Event; user: User | null }) {
  const { timeZone } = useEdition();
  if (waitlist.length === 0) return null;
  return (
    <section className={styles.waitlist} aria-label="Waitlist">
      <h3>Waitlist</h3>
      <p className="small muted">
        {state === 'in-progress'
          ? `The game has begun: a spot that is freed is kept for ${SPOT_OFFER_MINUTES} minutes for the first who is at the convention.`
          : 'Whoever stands first takes the next spot that is freed, and is told by mail.'}
      </p>
      <ol>
        {waitlist.map((person) => (
          <li key={person.id}>
            {nameFor(user, person)}
            {isOwnName(user, person.id) && <span className="muted"> (you)</span>}
            {person.offeredUntil && (
              <span className="muted">
                {' '}
                (a spot is kept until {shortMoment(person.offeredUntil, timeZone)})
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
