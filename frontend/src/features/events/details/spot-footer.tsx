import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Event, User } from '#api/generated.ts';
import { useIsRepeat } from '#ui/action/use-action.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import { type Powers, type SpotChoice, spotChoice } from '../schedule/sign-up.ts';
import styles from './spot-footer.module.css';
import type { SignUp } from './use-sign-up.ts';

interface SpotFooterProps {
  event: Event;
  user: User | null;
  powers: Powers;
  signUp: SignUp;
}

/** Takes a spot under one of the visitor's names, or gives it back. */
export function SpotFooter({ event, user, powers, signUp }: SpotFooterProps) {
  const [chosen, setChosen] = useState<string>();
  if (!user || user.needsLogin) return <LoginLink>Login to Join Event</LoginLink>;
  const choiceOf = (id: string) => spotChoice(event, id, powers);
  const names = user.names.map(({ id, name }) => {
    const choice = choiceOf(id);
    return { value: id, label: name + STANDINGS[choice], choice };
  });
  const current =
    names.find(({ value }) => value === chosen) ??
    names.find(({ choice }) => choice === 'join' || choice === 'wait') ??
    names[0];
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
        <div className={styles.names}>
          <span className="strong small" aria-hidden="true">
            Register As
          </span>
          <Select
            aria-label="Register As"
            size="large"
            value={current.value}
            options={names}
            onChange={setChosen}
          />
        </div>
      )}
      <SpotButton
        choice={current.choice}
        isBusy={signUp.isBusy}
        onAct={() => {
          // From now on the button is about this name, whatever it can do next.
          setChosen(current.value);
          act(current.choice, current.value, event, signUp);
        }}
      />
    </>
  );
}

/** What is said of a name that has a spot or waits for one. */
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
