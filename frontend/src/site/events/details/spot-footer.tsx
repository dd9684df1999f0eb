import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useIsRepeat } from '#core/action/double-press.ts';
import { LoginLink } from '#core/address/login-link.tsx';
import type { Event, User } from '#core/api/generated.ts';
import { mayChange } from '#core/api/session.ts';
import { useScreen } from '#core/screen.ts';
import { PushOffer } from '#ui/push/push-offer.tsx';
import {
  type EventPermissions,
  firstToSignUp,
  isOwnName,
  mayStopWaiting,
  type SpotChoice,
  spotChoice,
  spotsFor,
} from '../schedule/sign-up.ts';
import styles from './event-panel.module.css';
import { FAMILY, FamilyChoice, familyOption, joinableFamily } from './family-choice.tsx';
import type { SignUp } from './use-sign-up.ts';
import { WhoJoins } from './who-joins.tsx';

interface SpotFooterProps {
  event: Event;
  user: User | null;
  permissions: EventPermissions;
  signUp: SignUp;
}

/** Joins or leaves the event under one of the user's names, or joins with several of them; phones have a tick for each name. */
export function SpotFooter(props: SpotFooterProps) {
  const { event, user } = props;
  const { isPhone } = useScreen();
  const hasJoined = [...event.participants, ...event.waitlist].some(({ id }) => isOwnName(user, id));
  if (!mayChange(user)) return <LoginLink>Login to Join Event</LoginLink>;
  return (
    <div className="stack gap-10 grow">
      {/* Above the buttons, so that they stay where they are. */}
      <PushOffer hasJoined={hasJoined} />
      {isPhone && user.names.length > 1 ? (
        <WhoJoins {...props} user={user} />
      ) : (
        <NamesFooter {...props} user={user} />
      )}
    </div>
  );
}

function NamesFooter({ event: latest, user, permissions, signUp }: SpotFooterProps & { user: User }) {
  const [chosen, setChosen] = useState<string>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [takesFewer, setTakesFewer] = useState(false);
  /** The event as a family pressed. The cached one has them joined at once, so that nothing of their choice would be left. */
  const [pressed, setPressed] = useState<Event | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const event = pressed ?? latest;
  const choiceOf = (id: string) => spotChoice(event, id, permissions);
  const names = user.names.map(({ id, name }) => {
    const choice = choiceOf(id);
    return { value: id, label: name + STANDINGS[choice], choice };
  });
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
  const family = joinableFamily(user.names, choiceOf);
  const isFamily = chosen === FAMILY && family.length > 1;
  const coming = family.map(({ id }) => id).filter((id) => !left.includes(id));
  const free = spotsFor(event, coming);
  const isTooMany = coming.length > free;
  const joinTogether = async () => {
    setPressed(event);
    await signUp.joinTogether(coming, isTooMany ? 'some' : 'all');
    setPressed(null);
  };
  // The list and the button stay in one place, so that they keep the focus when a family is chosen or has joined.
  return (
    <div className="stack gap-10 grow">
      {isFamily && (
        <FamilyChoice
          family={family}
          left={left}
          onLeft={setLeft}
          tooFew={isTooMany ? free : null}
          takesFewer={takesFewer}
          onTakesFewer={setTakesFewer}
        />
      )}
      {!isFamily && mayStopWaiting(event, current.value, current.choice) && (
        <button
          type="button"
          className="btn btn-large btn-danger"
          aria-busy={signUp.isBusy}
          onClick={() => void signUp.stopWaiting(current.value, () => button.current?.focus())}
        >
          {LABELS['stop-waiting']}
        </button>
      )}
      <div className="flex gap-12 at-bottom">
        {names.length > 1 && (
          <NameSelect
            value={isFamily ? FAMILY : current.value}
            options={family.length > 1 ? [...names, familyOption(family)] : names}
            onChange={setChosen}
          />
        )}
        <SpotButton
          ref={button}
          choice={isFamily ? 'join' : current.choice}
          isDisabled={isFamily && (coming.length === 0 || (isTooMany && !takesFewer))}
          isBusy={signUp.isBusy}
          onAct={() => {
            if (isFamily) return void joinTogether();
            // The button stays with this name after the action.
            setChosen(current.value);
            act(current.choice, current.value, event, signUp);
          }}
        />
      </div>
    </div>
  );
}

interface NameSelectProps {
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function NameSelect({ value, options, onChange }: NameSelectProps) {
  return (
    <label className="stack gap-6 grow shrinks">
      <span className="strong small">Register As</span>
      <span className="select">
        <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
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
  ref: RefObject<HTMLButtonElement | null>;
  choice: SpotChoice;
  isDisabled: boolean;
  isBusy: boolean;
  onAct: () => void;
}

function SpotButton({ ref, choice, isDisabled, isBusy, onAct }: SpotButtonProps) {
  const isRepeat = useIsRepeat();
  const isTaking = choice === 'join' || choice === 'wait' || choice === 'nothing';
  return (
    <button
      ref={ref}
      type="button"
      className={`btn btn-large ${isTaking ? 'btn-primary' : 'btn-danger'} rigid ${styles.act}`}
      disabled={isDisabled || choice === 'nothing'}
      aria-busy={isBusy}
      onClick={(event) => !isRepeat(event) && onAct()}
    >
      {LABELS[choice]}
    </button>
  );
}

function act(choice: SpotChoice, nameId: string, { participants }: Event, signUp: SignUp): void {
  if (choice === 'join') void signUp.join(nameId);
  const participant = participants.find(({ id }) => id === nameId);
  if (choice === 'leave' && participant) signUp.giveUp(participant, true);
  if (choice === 'wait') void signUp.wait(nameId);
  if (choice === 'stop-waiting') void signUp.stopWaiting(nameId);
}
