import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import {
  type Event,
  type User,
  useLeaveEventMutation,
  useRemoveParticipantMutation,
} from '#api/generated.ts';
import { useIsRepeat } from '#ui/action/double-press.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import {
  type EventPermissions,
  firstToSignUp,
  isOwnName,
  nameFor,
  type SpotChoice,
  spotChoice,
} from '../schedule/sign-up.ts';
import styles from './event-panel.module.css';
import { FAMILY, FamilyFooter, familyOption, joinableFamily } from './family-footer.tsx';
import { GIVE_UP_SPOT, type SignUp } from './use-sign-up.ts';

interface SpotFooterProps {
  event: Event;
  user: User | null;
  permissions: EventPermissions;
  signUp: SignUp;
}

/** Joins or leaves the event under one of the user's names. */
export function SpotFooter({ event, user, permissions, signUp }: SpotFooterProps) {
  const [chosen, setChosen] = useState<string>();
  if (!user || user.needsLogin) return <LoginLink>Login to Join Event</LoginLink>;
  const choiceOf = (id: string) => spotChoice(event, id, permissions);
  const names = user.names.map(({ id, name }) => {
    const choice = choiceOf(id);
    return { value: id, label: name + STANDINGS[choice], choice };
  });
  const family = joinableFamily(user.names, choiceOf);
  if (chosen === FAMILY && family.length > 1) {
    return (
      <FamilyFooter
        family={family}
        free={event.spots - event.spotsTaken}
        select={<NameSelect value={FAMILY} options={[...names, familyOption(family)]} onChange={setChosen} />}
        signUp={signUp}
      />
    );
  }
  const ids = names.map(({ value }) => value);
  const acting = chosen && ids.includes(chosen) ? chosen : firstToSignUp(event, ids, permissions);
  const current = names.find(({ value }) => value === acting);
  if (!current) {
    return (
      <p>
        <Link to="/login">Add a name</Link> to your account to join events.
      </p>
    );
  }
  return (
    <>
      {names.length > 1 && (
        <NameSelect
          value={current.value}
          options={family.length > 1 ? [...names, familyOption(family)] : names}
          onChange={setChosen}
        />
      )}
      <SpotButton
        choice={current.choice}
        isBusy={signUp.isBusy}
        onAct={() => {
          // The button stays with this name after the action.
          setChosen(current.value);
          act(current.choice, current.value, event, signUp);
        }}
      />
    </>
  );
}

interface NameSelectProps {
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function NameSelect({ value, options, onChange }: NameSelectProps) {
  return (
    <div className={styles.names}>
      <span className="strong small" aria-hidden="true">
        Register As
      </span>
      <Select aria-label="Register As" size="large" value={value} options={options} onChange={onChange} />
    </div>
  );
}

const STANDINGS: Record<SpotChoice, string> = {
  join: '',
  leave: ' (registered)',
  wait: '',
  'stop-waiting': ' (waiting)',
  nothing: '',
};

const LABELS: Record<SpotChoice, string> = {
  join: 'Join Event',
  leave: 'Leave Event',
  wait: 'Join Waitlist',
  'stop-waiting': 'Leave Waitlist',
  nothing: 'Join Event',
};

interface SpotButtonProps {
  choice: SpotChoice;
  isBusy: boolean;
  onAct: () => void;
}

function SpotButton({ choice, isBusy, onAct }: SpotButtonProps) {
  const isRepeat = useIsRepeat();
  const isTaking = choice === 'join' || choice === 'wait' || choice === 'nothing';
  return (
    <Button
      className={styles.act}
      size="large"
      type={isTaking ? 'primary' : 'default'}
      danger={!isTaking}
      disabled={choice === 'nothing'}
      aria-busy={isBusy}
      onClick={(event) => !isRepeat(event) && onAct()}
    >
      {LABELS[choice]}
    </Button>
  );
}

function act(choice: SpotChoice, nameId: string, { participants }: Event, signUp: SignUp): void {
  if (choice === 'join') void signUp.join(nameId);
  const participant = participants.find(({ id }) => id === nameId);
  if (choice === 'leave' && participant) signUp.giveUp(participant, true);
  if (choice === 'wait') void signUp.wait(nameId);
  if (choice === 'stop-waiting') void signUp.stopWaiting(nameId);
}

/** Asks before leaving an event when the spot cannot be taken back. */
export function GiveUpSpotDialog({ event, user }: { event: Event; user: User | null }) {
  const [leave] = useLeaveEventMutation();
  const [remove] = useRemoveParticipantMutation();
  const [next] = event.waitlist;
  return (
    <RoutedDialog name={GIVE_UP_SPOT} find={(id) => event.participants.find((each) => each.id === id)}>
      {(participant, frame) => {
        const { id } = participant;
        const isOwn = isOwnName(user, id);
        const called = { eventId: event.id, participantId: { id } };
        return (
          <ConfirmDialog
            frame={frame}
            title={isOwn ? 'Leave Event' : 'Remove Participant'}
            subject={`${event.gameName}: ${nameFor(user, participant)}`}
            text={
              next
                ? 'Whoever stands first on the waitlist takes the spot at once. This cannot be undone.'
                : `${isOwn ? 'You' : 'They'} may not be able to join again. This cannot be undone.`
            }
            confirmLabel={isOwn ? 'Leave Event' : 'Remove Participant'}
            isDestructive
            failure={isOwn ? 'Failed to leave the event' : 'Failed to remove the participant'}
            action={() => (isOwn ? leave(called) : remove(called))}
          />
        );
      }}
    </RoutedDialog>
  );
}
