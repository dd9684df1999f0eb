import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#core/action/use-action.ts';
import { useSaveLatest } from '#core/action/use-save-latest.ts';
import {
  useChooseForDrawMutation,
  useGetWishesQuery,
  useOrderWishesMutation,
  useRemoveWishMutation,
  type Wish,
} from '#core/api/events.ts';
import { useLastAnswer } from '#core/api/freshness.ts';
import { DrawNote } from '#ui/draw/draw-note.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Names } from '#ui/text/written.tsx';
import styles from './wish-list.module.css';
import { moved, ordered } from './wish-order.ts';

/**
 * What a family would like to play, best first: moved by dragging or by buttons, and taken back.
 *
 * @param isAway the server does not answer: the page says so once, and asks until it does
 */
export function WishList({ isAway }: { isAway: boolean }) {
  const { data, isError, refetch } = useGetWishesQuery();
  useLastAnswer(isAway, refetch);
  if (!data && !isError) return null;
  if (!data && !isAway) return <LoadFailure title="Your wishes could not be loaded" onRetry={refetch} />;
  return (
    <section className={styles.section} aria-labelledby="wishes">
      <h2 id="wishes">What you would like to play</h2>
      {!data ? (
        <p className="muted">Shown once the server answers again.</p>
      ) : data.wishes.length === 0 ? (
        <p className="muted">
          Nothing yet. Star a game among <Link to="/events">the events</Link>.
        </p>
      ) : (
        <>
          <p className="muted">Best first. A wish is no seat yet.</p>
          <Wishes wishes={data.wishes} />
          <MovesAlong known={data.movesAlong} />
        </>
      )}
      <DrawNote />
    </section>
  );
}

/** Whether one would give a seat for another one of one's wishes, so that somebody gets one at all. */
function MovesAlong({ known }: { known: boolean }) {
  const [choose] = useChooseForDrawMutation();
  const { said, say } = useSaveLatest({
    save: (movesAlong: boolean) => choose({ movesAlong }),
    failure: 'Your choice was not saved.',
  });
  const movesAlong = said ?? known;
  return (
    <label className={`flex baseline gap-10 touch above-12 ${styles.choice}`}>
      <input
        type="checkbox"
        checked={movesAlong}
        aria-describedby="moves-along"
        onChange={() => say(!movesAlong)}
      />
      <span>
        My seats may be exchanged so that somebody who has nothing gets one
        <span className="small muted" id="moves-along">
          If seats are drawn, you are helped in the same way where you would have nothing. You may get another
          one of your wishes than the best that was left. Without it you keep that one, and nobody is moved
          for you. Nor is anybody for those who are in several groups.
        </span>
      </span>
    </label>
  );
}

function Wishes({ wishes: known }: { wishes: Wish[] }) {
  const [order] = useOrderWishesMutation();
  const { said, say } = useSaveLatest({
    save: (ids: string[]) => order({ ids }),
    failure: 'The order was not saved.',
  });
  const [news, setNews] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  /** The button that was pressed: it moves with its wish, and would lose the focus. */
  const pressed = useRef<HTMLElement | null>(null);
  const wishes = ordered(known, said);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const move = (id: string, to: number) => {
    const next = moved(
      wishes.map((wish) => wish.id),
      id,
      to,
    );
    say(next);
    const name = wishes.find((wish) => wish.id === id)?.gameName;
    setNews(`${name} is number ${next.indexOf(id) + 1} of ${next.length}.`);
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    if (dragged) move(dragged, place);
    setDragged(null);
  };
  return (
    <>
      <ol className={`grid gap-8 ${styles.wishes}`}>
        {wishes.map((wish, place) => (
          <li
            key={wish.id}
            className={`card row gap-12 wrap ${styles.wish} ${wish.id === dragged ? styles.dragged : ''}`}
            draggable
            onDragStart={() => setDragged(wish.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            <span className={styles.rank} aria-hidden="true">
              {place + 1}
            </span>
            <WishText wish={wish} />
            <span className="flex gap-8 to-end">
              <MoveButton
                icon="up"
                label={`Move ${wish.gameName} up`}
                isPossible={place > 0}
                onPress={(button) => {
                  pressed.current = button;
                  move(wish.id, place - 1);
                }}
              />
              <MoveButton
                icon="down"
                label={`Move ${wish.gameName} down`}
                isPossible={place < wishes.length - 1}
                onPress={(button) => {
                  pressed.current = button;
                  move(wish.id, place + 1);
                }}
              />
              <RemoveButton wish={wish} />
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}

function WishText({ wish: { eventId, gameName, day, time, names, isOpen } }: { wish: Wish }) {
  return (
    <div className={`grow anywhere ${styles.text}`}>
      <h3>
        <Link to={`/events?event=${eventId}`} draggable={false}>
          {gameName}
        </Link>
      </h3>
      <p className="small muted">
        {day}, {time}. <Names names={names.map(({ name }) => name)} isSentence />
        {names.length > 1 && ' together'}
        {!isOpen && '. No longer open: it has begun, or one of you has a seat'}
      </p>
    </div>
  );
}

interface MoveButtonProps {
  icon: 'up' | 'down';
  label: string;
  isPossible: boolean;
  onPress: (button: HTMLElement) => void;
}

function MoveButton({ icon, label, isPossible, onPress }: MoveButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      framed
      aria-disabled={!isPossible}
      onClick={({ currentTarget }) => isPossible && onPress(currentTarget)}
    />
  );
}

function RemoveButton({ wish: { id, gameName } }: { wish: Wish }) {
  const [remove] = useRemoveWishMutation();
  const action = useAction({ send: () => remove(id), failure: 'Your wish was not taken back.' });
  return (
    <IconButton
      icon="close"
      label={`Take back ${gameName}`}
      framed
      aria-busy={action.isBusy}
      onClick={action.press()}
    />
  );
}
