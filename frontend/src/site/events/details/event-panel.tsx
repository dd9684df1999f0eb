import { useId, useRef } from 'react';
import { useTitle } from '#core/address/use-title.ts';
import type { Event, EventDetails, User } from '#core/api/generated.ts';
import { useScreen } from '#core/screen.ts';
import { Drawer } from '#ui/dialog/drawer.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Notice, StaleNote } from '#ui/feedback/notice.tsx';
import { usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Questions } from '../discussions/questions.tsx';
import { PlayersWanted, TeacherFlag } from '../event-status.tsx';
import { HandOverDialog } from '../host/hand-over-dialog.tsx';
import { HostPart } from '../host/host-part.tsx';
import { EventMessages } from '../messages/event-messages.tsx';
import { WriteButton, WritePart } from '../messages/write-part.tsx';
import { SignUpOpens } from '../now/sign-up-opens.tsx';
import { areInText } from '../schedule/family.ts';
import {
  type EventPermissions,
  eventPermissions,
  isFull,
  isHost,
  needsGameOwner,
} from '../schedule/sign-up.ts';
import { usePhase } from '../schedule/use-clock.ts';
import { Wishing } from '../wishes/wishing.tsx';
import styles from './event-panel.module.css';
import { EventTimes } from './event-times.tsx';
import { GameFacts } from './game-facts.tsx';
import { GiveUpSpotDialog } from './give-up-spot-dialog.tsx';
import { KeptSpot } from './kept-spot.tsx';
import { Participants, Waitlist } from './participants.tsx';
import { RemoveEventDialog } from './remove-event-dialog.tsx';
import { SpotFooter } from './spot-footer.tsx';
import { SwapDialogs } from './swap-dialogs.tsx';
import { TableTile } from './table-tile.tsx';
import { useSignUp } from './use-sign-up.ts';

interface EventPanelProps {
  /** Without its details as long as it is known from the list alone. */
  event: EventDetails;
  user: User | null;
  isOpen: boolean;
  /** ms; when the event was loaded, if refreshing it failed. */
  outdatedSince: number | undefined;
  onClose: () => void;
  onClosed: () => void;
}

/** ms; a spot is shown as taken at once, and the network of a hall may not answer for long. */
const LATE = 4_000;

/** The details of one event, and its actions. */
export function EventPanel({ event, user, isOpen, outdatedSince, onClose, onClosed }: EventPanelProps) {
  const isOver = usePhase(event) === 'completed';
  const permissions = eventPermissions(user, event, isOver);
  const signUp = useSignUp(event, permissions, isOpen);
  const isLate = usePending(signUp.isBusy, LATE);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useTitle(isOpen ? event.gameName : undefined);
  const { isPhone } = useScreen();
  /** Hosts know their game: on a phone they see first who plays, and write to them. */
  const leadsWithPlayers = isPhone && isHost(user, event) && permissions.mayChange;
  const facts = (
    <>
      <EventTimes event={event} />
      <GameFacts event={event} />
      <TableTile event={event} />
    </>
  );
  const players = (
    <>
      <Participants {...{ event, user, permissions, signUp }} fallbackFocus={heading} />
      <Waitlist event={event} user={user} />
    </>
  );
  const actions = <Actions {...{ event, user, permissions, isOver, leadsWithPlayers }} />;
  const hosting = permissions.mayHost && permissions.mayChange && (
    <HostPart event={event} user={user} isOpen={isOpen} />
  );
  return (
    <>
      <Drawer
        title="Event Details"
        namedBy={headingId}
        subtitle={isHost(user, event) ? 'You host this game' : undefined}
        isOpen={isOpen}
        onClose={onClose}
        onClosed={onClosed}
        footer={
          (permissions.mayChange || !isOver) && (
            <SpotFooter event={event} user={user} permissions={permissions} signUp={signUp} />
          )
        }
      >
        <Standing event={event} user={user} />
        {outdatedSince !== undefined && (
          <div className="below-14">
            <StaleNote since={outdatedSince} isRetrying />
          </div>
        )}
        <div className={`cluster gap-8 below-14 ${styles.flags}`}>
          <PlayersWanted event={event} />
          <TeacherFlag event={event} />
        </div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.name}>
          {event.gameName}
        </h2>
        {leadsWithPlayers ? (
          <>
            {hosting}
            {players}
            {actions}
            {facts}
          </>
        ) : (
          <>
            {facts}
            {actions}
            {hosting}
          </>
        )}
        <EventMessages
          event={event}
          user={user}
          mayHost={permissions.mayHost}
          isOpen={isOpen}
          isJoining={signUp.isBusy}
          fallbackFocus={heading}
        />
        <KeptSpot event={event} user={user} signUp={signUp} fallbackFocus={heading} />
        {!isOver && <SignUpOpens />}
        <Banners event={event} isOver={isOver} />
        {!leadsWithPlayers && players}
        {/* It is known late: above, it would move the players from under a finger. */}
        {user && <Wishing event={event} user={user} mayHost={permissions.mayHost} isOpen={isOpen} />}
        <Questions event={event} user={user} isOver={isOver} isOpen={isOpen} />
        {isLate && (
          <div className={`above-16 ${styles.failure}`}>
            <Notice tone="warning" live>
              <p>The server has not answered yet: this may not be saved.</p>
            </Notice>
          </div>
        )}
        {signUp.failure && (
          <div className={`above-16 ${styles.failure}`}>
            <Notice tone="error" title="Error" live onClose={signUp.forget}>
              <p>{signUp.failure}</p>
            </Notice>
          </div>
        )}
      </Drawer>
      <SwapDialogs signUp={signUp} permissions={permissions} fallbackFocus={heading} />
      <GiveUpSpotDialog event={event} user={user} fallbackFocus={heading} />
      <RemoveEventDialog event={event} onRemoved={onClose} />
      <HandOverDialog event={event} user={user} fallbackFocus={heading} />
      {permissions.mayHost && !isOver && <WritePart event={event} user={user} />}
    </>
  );
}

interface ActionsProps {
  event: Event;
  user: User | null;
  permissions: EventPermissions;
  isOver: boolean;
  leadsWithPlayers: boolean;
}

function Actions({ event, user, permissions, isOver, leadsWithPlayers }: ActionsProps) {
  const openDialog = useOpenDialog();
  if (!permissions.mayHost || !permissions.mayChange) return null;
  const write = !isOver && <WriteButton event={event} user={user} isPrimary={leadsWithPlayers} />;
  return (
    <div className={`cluster gap-8 ${styles.actions}`}>
      {leadsWithPlayers && write}
      <button type="button" className="btn" onClick={() => openDialog('edit-event', event.id)}>
        <Icon name="edit" />
        Edit Event
      </button>
      {!leadsWithPlayers && write}
      {permissions.mayManage && (
        <button
          type="button"
          className="btn btn-text btn-danger"
          onClick={() => openDialog('remove-event', event.id)}
        >
          <Icon name="trash" />
          Remove Event
        </button>
      )}
    </div>
  );
}

/** Why nobody can sign up, or what is still missing. */
function Banners({ event, isOver }: { event: Event; isOver: boolean }) {
  const banners = [
    needsGameOwner(event) &&
      !isOver && {
        tone: 'warning' as const,
        title: 'Game Owner Needed',
        description: 'Nobody brings the game yet.',
      },
    !event.visible && {
      tone: 'info' as const,
      title: 'Signups Disabled',
      description: 'The organizer does not take sign-ups for this event.',
    },
    event.visible &&
      isFull(event) && {
        tone: 'info' as const,
        title: 'Registration Full',
        description:
          event.spotsTaken > event.participants.length
            ? 'All spots are taken, or kept for who is next.'
            : 'All spots are taken.',
      },
  ].filter((banner) => banner !== false);
  return banners.map(({ tone, title, description }) => (
    <div key={title} className="above-16" role="note">
      <Notice tone={tone} title={title}>
        <p>{description}</p>
      </Notice>
    </div>
  ));
}

/** Says aloud which of one's names are in and which wait, when that changes. It stands there from the start, so that it is heard. */
function Standing({ event, user }: { event: Event; user: User | null }) {
  const own = new Set(user?.names.map(({ id }) => id));
  const inIt = event.participants.filter(({ id }) => own.has(id)).map(({ name }) => name);
  const waiting = event.waitlist
    .filter(({ id }) => own.has(id))
    .map(({ name, position }) => `${name} is number ${position} on the waitlist.`);
  return (
    <p className="visually-hidden" role="status">
      {[inIt.length > 0 && areInText(inIt), ...waiting].filter(Boolean).join(' ')}
    </p>
  );
}
