import { useState } from 'react';
import {
  useCountWishesQuery,
  useGetWishesQuery,
  useWishForGameMutation,
  type WishForm,
} from '#api/events.ts';
import { failureText } from '#api/failure-text.ts';
import type { Event, User } from '#api/generated.ts';
import { useSaveLatest } from '#ui/action/use-save-latest.ts';
import { DrawNote } from '#ui/draw/draw-note.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { count } from '#ui/text/count-text.ts';
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
  const { nameIds, together } = said ?? {
    nameIds: known.flatMap((each) => each.names.map(({ id }) => id)),
    together: known.some((each) => each.names.length > 1),
  };
  const wishAs = (ids: string[], sitTogether: boolean) => {
    setRefusal(undefined);
    say({ nameIds: ids, together: sitTogether && ids.length > 1 });
  };
  const toggle = (id: string) =>
    wishAs(nameIds.includes(id) ? nameIds.filter((each) => each !== id) : [...nameIds, id], together);
  const [only] = names;
  const wishing = names.filter(({ id }) => nameIds.includes(id)).map(({ name }) => name);
  return (
    <div className={styles.wish}>
      {names.length === 1 && only ? (
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
          {...{ names, wishing, nameIds, together, toggle }}
          onTogether={() => wishAs(nameIds, !together)}
        />
      )}
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
  onTogether: () => void;
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
          {nameIds.length > 1 && (
            <label className={styles.together}>
              <input type="checkbox" checked={together} onChange={onTogether} />
              <span>We sit together, or not at all</span>
            </label>
          )}
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
