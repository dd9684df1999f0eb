import { useListEventMessagesQuery } from '#api/events.ts';
import { fresh } from '#api/freshness.ts';
import type { Event, User } from '#api/generated.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
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
}

/** What the hosts wrote, for those who play, wait or host; nothing while they wrote nothing. */
export function EventMessages({ event, user, mayHost, isOpen, isJoining }: EventMessagesProps) {
  const isConcerned =
    mayHost || [...event.participants, ...event.waitlist].some(({ id }) => isOwnName(user, id));
  const { data, error, refetch } = useListEventMessagesQuery(event.id, {
    skip: !isConcerned || isJoining,
    ...fresh('listEventMessages', { isShown: isOpen }),
  });
  if (!isConcerned) return null;
  if (error && !data)
    return <LoadFailure title="Messages to the players could not be loaded" onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.messages} aria-label="Messages to the players">
      <h3>Messages to the players</h3>
      <Entries>
        {data.items.map(({ id, writer, writtenAt, message }) => (
          <Entry key={id} name={writer} at={writtenAt} message={message} />
        ))}
      </Entries>
    </section>
  );
}
