import { type RefObject, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import {
  type FriendLink,
  useGetFriendLinkQuery,
  useGetWishesQuery,
  useMakeFriendLinkMutation,
  useRemoveFriendMutation,
  useSitTogetherMutation,
  type Wishes,
} from '#core/api/events.ts';
import { failureText } from '#core/api/failure-text.ts';
import { problemOf, refusalText } from '#core/api/problem.ts';
import { Copied } from '#ui/feedback/copied.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { useCopy } from '#ui/feedback/timing.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './sit-together.module.css';

interface AskedToSitProps {
  token: string;
  /** Gets the focus when the question has gone. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** What a link of somebody else asks: which of one's names sit together with them. Opening it says nothing yet. */
export function AskedToSit({ token, fallbackFocus }: AskedToSitProps) {
  const { data, error, refetch } = useGetFriendLinkQuery(token);
  const { status } = problemOf(error);
  const isRefused = status === 404 || status === 409;
  return (
    <>
      <h2 id="sit-with">
        {data && !isRefused ? `${data.asker} asks: shall we sit together?` : 'Sit together'}
      </h2>
      {data && !isRefused && <Answer token={token} link={data} fallbackFocus={fallbackFocus} />}
      {isRefused && <p>{refusalText(problemOf(error))}</p>}
      {error && !isRefused && !data && (
        <LoadFailure title="The link could not be read" onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Answer({ token, link: { asker, names }, fallbackFocus }: AskedToSitProps & { link: FriendLink }) {
  const navigate = useNavigate();
  const [sitTogether] = useSitTogetherMutation();
  const [refusal, setRefusal] = useState<string>();
  const saying = names.filter(({ saysYes }) => saysYes).map(({ id }) => id);
  const [chosen, setChosen] = useState(names.length === 1 ? names.map(({ id }) => id) : saying);
  const close = () => {
    void navigate('/my-days', { replace: true });
    fallbackFocus.current?.focus();
  };
  const { press, isBusy } = useAction({
    send: async () => {
      if (saying.length > 0 || chosen.length > 0)
        return sitTogether({ token, friendForm: { nameIds: chosen } });
      setRefusal('Please tick who says yes.');
      return undefined;
    },
    failure: 'Your answer was not saved.',
    succeeded: () =>
      showToast({
        title: chosen.length > 0 ? `You sit together with ${asker}` : 'You no longer sit together',
      }),
    proceed: close,
    refused: (error) => setRefusal(failureText('Your answer was not saved.', error)),
  });
  const toggle = (id: string) => {
    setRefusal(undefined);
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  if (names.length === 0)
    return (
      <p>
        Please <Link to="/">register for the convention</Link> first, and then open the link again.
      </p>
    );
  return (
    <>
      <p>
        If you say yes, {asker} may name you in wishes for games: in the draw you all get a seat at the same
        table, or none of you does; on a waitlist each waits alone. A game that you get so takes its time and
        your turn in the draw, as one of your own wishes would. Whoever is in several groups has smaller
        chances with each of them, and is not moved along. You can end it here.
      </p>
      {names.length > 1 && (
        <fieldset>
          <legend>Who of you says yes?</legend>
          {names.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <Written as="span">{name}</Written>
            </label>
          ))}
        </fieldset>
      )}
      {refusal && (
        <Notice tone="error" title="Error" live>
          <p>{refusal}</p>
        </Notice>
      )}
      <p className="cluster gap-8 above-12">
        <button type="button" className="btn btn-primary" aria-busy={isBusy} onClick={press()}>
          {saying.length > 0 ? 'Save' : 'Say Yes'}
        </button>
        <button type="button" className="btn" onClick={close}>
          Not Now
        </button>
      </p>
    </>
  );
}

/** Who sits together with whom, and the link that asks friends. */
export function SitTogether() {
  const { data } = useGetWishesQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) return null;
  const { friends, sitsWith, friendLink } = data;
  return (
    <section className={styles.section} aria-labelledby="sit-together">
      <h2 id="sit-together" ref={heading} tabIndex={-1}>
        Sit together with friends
      </h2>
      <p className="muted">
        Send friends your link. Whoever says yes can be named in your wishes: you all sit at one table, or
        none of you does.
      </p>
      {(friends.length > 0 || sitsWith.length > 0) && (
        <ul className={`grid gap-8 ${styles.friends}`}>
          {friends.map(({ id, name }) => (
            <li key={id} className="card">
              <Written>{name} sits with you.</Written>
              <EndButton id={id} label={`Sit without ${name}`} fallbackFocus={heading} />
            </li>
          ))}
          {sitsWith.map((one) => (
            <li key={one.id} className="card">
              <SharedWishes {...one} />
              <EndButton
                id={one.id}
                label={`${one.name} sits without ${one.asker}`}
                fallbackFocus={heading}
              />
            </li>
          ))}
        </ul>
      )}
      <FriendLinkPart link={friendLink} />
    </section>
  );
}

function SharedWishes({ asker, name, wishes }: Wishes['sitsWith'][number]) {
  return (
    <div>
      <Written>
        {name} sits with {asker}.
      </Written>
      {wishes.length > 0 && (
        <p className="small muted">
          {'Together: '}
          {wishes.map(({ eventId, gameName, day, time, people }, index) => (
            <span key={eventId}>
              {index > 0 && '; '}
              <Link to={`/events?event=${eventId}`}>{gameName}</Link> ({day}, {time}), {people} people
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface EndButtonProps {
  id: string;
  label: string;
  fallbackFocus: RefObject<HTMLElement | null>;
}

function EndButton({ id, label, fallbackFocus }: EndButtonProps) {
  const [remove] = useRemoveFriendMutation();
  const { press, isBusy } = useAction({
    send: () => remove(id),
    failure: 'You still sit together. Please try again.',
    proceed: () => fallbackFocus.current?.focus(),
  });
  return <IconButton icon="close" label={label} framed aria-busy={isBusy} onClick={press()} />;
}

/** The link to send, and another one in its place where too many have it. */
function FriendLinkPart({ link }: { link: string | null }) {
  const [make] = useMakeFriendLinkMutation();
  const [isCopied, copy] = useCopy();
  const { press, isBusy } = useAction({
    send: () => make(),
    failure: 'The link was not made.',
    succeeded: () => link && showToast({ title: 'The earlier link no longer works' }),
  });
  return (
    <>
      {link && (
        <label className="grid gap-8">
          Your link
          <input className="input" readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p className="cluster gap-8 above-12">
        {link && (
          <button type="button" className="btn" onClick={() => copy(link)}>
            {isCopied ? 'Copied!' : 'Copy Link'}
          </button>
        )}
        <Copied isCopied={isCopied} />
        <button type="button" className="btn" aria-busy={isBusy} onClick={press()} key="make">
          {link ? 'Make Another Link' : 'Make a Link for Friends'}
        </button>
        {link && <span className="small muted">Then this one no longer works.</span>}
      </p>
    </>
  );
}
