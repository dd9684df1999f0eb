import type { Event, User } from '#core/api/generated.ts';
import { areInText } from '../schedule/family.ts';

/** Says aloud which of one's names are in and which wait, when that changes. It stands there from the start, so that it is heard. */
export function Standing({ event, user }: { event: Event; user: User | null }) {
  const own = new Set(user?.names.map(({ id }) => id));
  const inIt = event.participants.filter(({ id }) => own.has(id)).map(({ name }) => name);
  const waiting = event.waitlist
    .filter(({ id }) => own.has(id))
    .map(({ name, position }) => `${name} is number ${position} on the waitlist.`);
  return (
    <p className="visually-hidden" role="status">
      {[inIt.length > 0 && areInText(inIt), ...waiting].filter(Boolean).join(' ')}
    </p>
  );
}
