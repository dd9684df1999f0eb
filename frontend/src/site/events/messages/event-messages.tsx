import { type RefObject, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useListEventMessagesQuery, useTakeMessageBackMutation } from '#core/api/events.ts';
import { fresh } from '#core/api/freshness.ts';
import type { Event, User } from '#core/api/generated.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { UndoLine } from '#ui/feedback/undo-line.tsx';
import { Entries, Entry } from '#ui/pieces/entries.tsx';
import { isOwnName } from '../schedule/sign-up.ts';
import styles from './messages.module.css';

interface EventMessagesProps {
  event: Event;
  user: User | null;
  mayHost: boolean;
  isOpen: boolean;
  /** A join is under way: it is shown already, but may read nothing before it was answered. */
  isJoining: boolean;
  /** Gets the focus when Undo has gone with the message. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** What the hosts wrote, for those who play, wait or host; nothing while they wrote nothing. */
export function EventMessages(props: EventMessagesProps) {
  const { event, user, mayHost, isOpen, isJoining, fallbackFocus } = props;
  const isConcerned =
    mayHost || [...event.participants, ...event.waitlist].some(({ id }) => isOwnName(user, id));
  const [isMoving, setMoving] = useState(false);
  const { data, error, refetch } = useListEventMessagesQuery(event.id, {
    skip: !isConcerned || isJoining,
    ...fresh('listEventMessages', { isShown: isOpen, isMoving }),
  });
  const unleft = data?.items.find(({ mayTakeBack }) => mayTakeBack);
  if (Boolean(unleft) !== isMoving) setMoving(Boolean(unleft));
  if (!isConcerned) return null;
  if (error && !data)
    return <LoadFailure title="Messages to the players could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <TakeBack event={event} messageId={unleft?.id ?? null} fallbackFocus={fallbackFocus} />
      {data && data.items.length > 0 && (
        <section
          className={`grid gap-10 line-above above-24 ${styles.messages}`}
          aria-label="Messages to the players"
        >
          <h3>Messages to the players</h3>
          <Entries>
            {data.items.map(({ id, writer, writtenAt, message }) => (
              <Entry key={id} name={writer} at={writtenAt} message={message} />
            ))}
          </Entries>
        </section>
      )}
    </>
  );
}

interface TakeBackProps extends Pick<EventMessagesProps, 'event' | 'fallbackFocus'> {
  messageId: string | null;
}

/** Takes a message back, for as long as nobody has it by mail. It stands there from the start, so that it is heard. */
function TakeBack({ event, messageId, fallbackFocus }: TakeBackProps) {
  const [takeBack] = useTakeMessageBackMutation();
  const { press, isBusy } = useAction({
    send: (messageId: string) => takeBack({ id: event.id, messageId }),
    subject: (id) => ({ id, name: event.gameName }),
    failure: 'The message was not taken back.',
    succeeded: () =>
      showToast({ title: 'Message taken back', about: event.gameName, description: 'Nobody is mailed.' }),
    proceed: () => fallbackFocus.current?.focus(),
  });
  return (
    <UndoLine isBusy={isBusy} onUndo={(event) => messageId && press(messageId)(event)}>
      {messageId && 'You can still take your message back.'}
    </UndoLine>
  );
}
