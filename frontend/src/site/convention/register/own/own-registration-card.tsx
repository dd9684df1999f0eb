import { useRef } from 'react';
import { Link } from 'react-router';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import {
  type Attendee,
  type User,
  useAddAttendeeMutation,
  useGetPlacesQuery,
  useGetRegistrationQuery,
} from '#core/api/generated.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Names, Written } from '#ui/text/written.tsx';
import { WaitForBadges } from '../line/wait-for-badges.tsx';
import cardStyles from '../register-card.module.css';
import { BadgesLeft, RegistrationClosed } from '../registration-notes.tsx';
import { TYPED_PEOPLE, typedPeopleIn } from '../typed-people.ts';
import { AmountDue, BadgeTag } from './amount-due.tsx';
import { BadgeActions } from './badge-actions.tsx';
import styles from './own-registration.module.css';

/** The card of somebody who is signed in: who is registered, and the way to add or correct names. */
export function OwnRegistrationCard({ user }: { user: User }) {
  const edition = useEdition();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: places } = useGetPlacesQuery();
  const { data: registration, isError, refetch } = useGetRegistrationQuery();
  const showsSkeleton = usePending(!registration && !isError, SKELETON_DELAY);
  const title = registration?.registered
    ? 'You are registered'
    : registration
      ? 'Register'
      : 'Your registration';
  if (places?.isOpen === false && registration?.registered === false) return <RegistrationClosed />;
  return (
    <>
      <div className={cardStyles.body}>
        <div className={styles.head}>
          <h2 id="register-heading" ref={heading} tabIndex={-1} className={cardStyles.heading}>
            {title}
          </h2>
          <p className="muted">Signed in as {user.email}</p>
        </div>
        {isError && (
          <LoadFailure title="Your registration could not be loaded" onRetry={() => void refetch()} />
        )}
        {showsSkeleton && (
          <div role="status" aria-label="Loading...">
            <span className="skeleton" />
          </div>
        )}
        {registration?.registered === false && (
          <p>
            Your address is known, but nobody is registered with it for {edition.days[0]?.date.slice(0, 4)}{' '}
            yet. Add who is coming.
          </p>
        )}
        {registration && <TypedPeople attendees={registration.attendees} />}
        {registration?.registered && (
          <ol className={`grid ${styles.names}`}>
            {registration.attendees.map((attendee) => (
              <li key={attendee.id}>
                <Written as="span" className={`shrinks anywhere ${styles.name}`}>
                  {attendee.name}
                </Written>
                <BadgeTag badge={attendee.badge} />
                {registration.badgesMayChange && (
                  <BadgeActions attendee={attendee} onGone={() => heading.current?.focus()} />
                )}
              </li>
            ))}
          </ol>
        )}
        <BadgesLeft />
      </div>
      <div className={`row spread gap-16 line-above sunken ${cardStyles.total}`}>
        <div>{registration?.registered && <AmountDue registration={registration} />}</div>
        <Link className="btn btn-primary btn-large" to="/login">
          {registration?.registered === false ? 'Add names' : 'User Info'}
        </Link>
      </div>
      {places?.badgesLeft === 0 && registration?.registered === false && (
        <WaitForBadges places={places} email={user.email} />
      )}
    </>
  );
}

/**
 * Registers in one press who was typed in this browser before the address was confirmed. Whoever is registered by now is left out,
 * so that a press whose page was left half-way, or whose answer was lost, can be repeated.
 */
function TypedPeople({ attendees }: { attendees: readonly Attendee[] }) {
  const [text, , forget] = useStoredText(TYPED_PEOPLE);
  const [add] = useAddAttendeeMutation();
  const registered = new Set(attendees.map(({ name }) => name));
  const people = typedPeopleIn(text).filter(({ name }) => !registered.has(name));
  const { press, isBusy } = useAction({
    send: async () => {
      for (const person of people) {
        const { error } = await add(person);
        if (error) return { error };
      }
      return { data: text };
    },
    failure: 'Not everybody was registered.',
    succeeded: forget,
  });
  if (people.length === 0) return null;
  return (
    <p>
      <button type="button" className="btn btn-primary" aria-busy={isBusy} onClick={press()}>
        <span>
          Register <Names names={people.map(({ name }) => name)} isSentence />
        </span>
      </button>
    </p>
  );
}
