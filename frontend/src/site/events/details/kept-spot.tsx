import type { RefObject } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { Event, User } from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { keptFor } from '../schedule/sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

interface KeptSpotProps {
  event: Event;
  user: User | null;
  signUp: SignUp;
  /** Focused once the spot is let go, as the button goes with it. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Says that a spot is kept for one of the user's names, which may let it go to the next. */
export function KeptSpot({ event, user, signUp, fallbackFocus }: KeptSpotProps) {
  const { timeZone } = useEdition();
  const names = user?.names ?? [];
  const [kept] = keptFor(
    event,
    names.map(({ id }) => id),
  );
  if (!kept?.offeredUntil) return null;
  const name = names.find(({ id }) => id === kept.id)?.name ?? 'you';
  return (
    <div className="above-16">
      <Notice tone="success" title={`A spot is kept for ${name}`} live>
        <p>Until {shortMoment(kept.offeredUntil, timeZone)}. The game has begun: join it to take the spot.</p>
        <button
          type="button"
          className="btn"
          aria-busy={signUp.isBusy}
          onClick={() => void signUp.stopWaiting(kept.id, () => fallbackFocus.current?.focus())}
        >
          Let it go
        </button>
      </Notice>
    </div>
  );
}
