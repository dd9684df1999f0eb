import { useState } from 'react';
import { useSaveLatest } from '#core/action/use-save-latest.ts';
import {
  useCountWishesQuery,
  useGetWishesQuery,
  useWishForGameMutation,
  type WishForm,
} from '#core/api/events.ts';
import { failureText } from '#core/api/failure-text.ts';
import type { Event, User } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { DrawNote } from '#ui/draw/draw-note.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Names, Written } from '#ui/text/written.tsx';
import styles from './wish-part.module.css';

interface WishPartProps {
  event: Event;
  user: User;
  mayHost: boolean;
  isOpen: boolean;
}

/** Whether one would like to play a game, and for its hosts how many would. */
export function WishPart({ event, user, mayHost, isOpen }: WishPartProps) {
  const seated = new Set(event.participants.map(({ id }) => id));
  const names = user.names.filter(({ id }) => !seated.has(id));
  return (
    <>
      {names.length > 0 && <OwnWish key={event.id} event={event} names={names} isOpen={isOpen} />}
      {mayHost && <WishCount event={event} isOpen={isOpen} />}
      {isOpen && <DrawNote />}
    </>
  );
}

function WishCount({ event: { id }, isOpen }: { event: Event; isOpen: boolean }) {
  const { data } = useCountWishesQuery(id, { skip: !isOpen });
  if (!data) return null;
  return (
    <p className={styles.count}>
      <Star />
      {data.people === 0
        ? 'Nobody has starred this game yet.'
        : `${count(data.people, 'person', 'people')} would like to play. Nobody is told who.`}
    </p>
  );
}

interface OwnWishProps {
  event: Event;
  /** Those of the account that have no seat. */
  names: User['names'];
  isOpen: boolean;
}

function OwnWish({ event, names, isOpen }: OwnWishProps) {
  const { data } = useGetWishesQuery(undefined, { skip: !isOpen });
  const [wish] = useWishForGameMutation();
  const [refusal, setRefusal] = useState<string>();
  const { said, say, isBusy } = useSaveLatest({
    save: (wishForm: WishForm) => wish({ id: event.id, wishForm }),
    failure: 'Your wish was not saved.',
    refused: (error) => setRefusal(failureText('Your wish was not saved.', error)),
  });
  if (!data) return null;
  const known = data.wishes.filter(({ eventId }) => eventId === event.id);
  const seated = new Set(event.participants.map(({ id }) => id));
  const friends = data.friends
    .map(({ nameId: id, name }) => ({ id, name }))
    .filter(({ id }) => !seated.has(id));
  const offered = [...names, ...friends];
  const { together, ...stated } = said ?? {
    nameIds: known.flatMap((each) => each.names.map(({ id }) => id)),
    together: known.some((each) => each.names.length > 1),
  };
  // Whoever has a seat by now is asked no more.
  const nameIds = stated.nameIds.filter((id) => offered.some((each) => each.id === id));
  const isFriend = (id: string) => friends.some((friend) => friend.id === id);
  const wishAs = (ids: string[], sitTogether: boolean) => {
    setRefusal(undefined);
    say({ nameIds: ids, together: ids.length > 1 && (sitTogether || ids.some(isFriend)) });
  };
  const toggle = (id: string) => {
    const ids = nameIds.includes(id) ? nameIds.filter((each) => each !== id) : [...nameIds, id];
    // Friends come with somebody of this account.
    const isWithoutOwn = ids.every(isFriend);
    if (isWithoutOwn && id === ids.at(-1)) wishAs([...names.slice(0, 1).map((own) => own.id), ...ids], true);
    else wishAs(isWithoutOwn ? [] : ids, together);
  };
  const [only] = names;
  const wishing = offered.filter(({ id }) => nameIds.includes(id)).map(({ name }) => name);
  const shared = data.sitsWith.filter(({ wishes }) => wishes.some(({ eventId }) => eventId === event.id));
  return (
    <div className={styles.wish}>
      {names.length === 1 && friends.length === 0 && only ? (
        <button
          type="button"
          className="btn"
          aria-pressed={wishing.length > 0}
          aria-busy={isBusy}
          onClick={() => toggle(only.id)}
        >
          <Star />I would like to play
        </button>
      ) : (
        <Family
          names={offered}
          {...{ wishing, nameIds, together, toggle }}
          onTogether={nameIds.some(isFriend) ? null : () => wishAs(nameIds, !together)}
        />
      )}
      {shared.map(({ id, asker, name }) => (
        <Written key={id} className="small muted">
          {asker} would like to play it together with {name}.
        </Written>
      ))}
      {refusal && (
        <Notice tone="error" title="Error" live>
          <p>{refusal}</p>
        </Notice>
      )}
    </div>
  );
}

interface FamilyProps {
  names: User['names'];
  /** How those of them are called who would like to play. */
  wishing: string[];
  nameIds: string[];
  together: boolean;
  toggle: (id: string) => void;
  /** Null where they sit together in any case. */
  onTogether: (() => void) | null;
}

/** Who of several names would like to play, behind a button that says it. */
function Family({ names, wishing, nameIds, together, toggle, onTogether }: FamilyProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`btn ${wishing.length > 0 ? styles.starred : ''}`}
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        <Star />
        {wishing.length === 0 ? (
          'Who would like to play?'
        ) : (
          <span>
            <Names names={wishing} isSentence /> would like to play
          </span>
        )}
      </button>
      {isChoosing && (
        <fieldset>
          <legend className="visually-hidden">Who would like to play</legend>
          {names.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" checked={nameIds.includes(id)} onChange={() => toggle(id)} />
              <Written as="span">{name}</Written>
            </label>
          ))}
          {nameIds.length > 1 &&
            (onTogether ? (
              <label className="line-above">
                <input type="checkbox" checked={together} onChange={onTogether} />
                <span>We sit together, or not at all</span>
              </label>
            ) : (
              <p className="small muted line-above">With friends you sit together, or not at all.</p>
            ))}
        </fieldset>
      )}
    </>
  );
}

/** An icon of its own: those of all pages are loaded with the first. */
function Star() {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M9 2.2 11.1 6.7 16 7.3 12.4 10.7 13.3 15.6 9 13.2 4.7 15.6 5.6 10.7 2 7.3 6.9 6.7z" />
    </svg>
  );
}
