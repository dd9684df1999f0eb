import { type ReactNode, useState } from 'react';
import type { Press } from '#core/action/double-press.ts';
import { offeredText } from '#ui/line/line-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { LineCard } from './line-card.tsx';
import { AdditionalGuests } from './rsvp-fields.tsx';

interface JoinLineProps {
  seatsOffered: number;
  takesFocus: boolean;
  isBusy: boolean;
  onJoin: (guests: number) => (event: Press) => void;
  /** How it failed. */
  children: ReactNode;
}

/** One tap to wait for seats, with the party that waits. */
export function JoinLine({ seatsOffered, takesFocus, isBusy, onJoin, children }: JoinLineProps) {
  const [guests, setGuests] = useState(0);
  return (
    <LineCard title="Wait in line" takesFocus={takesFocus}>
      <LineRules seatsOffered={seatsOffered} />
      <AdditionalGuests value={guests} onChange={setGuests} />
      {children}
      <button
        type="button"
        className="btn btn-primary btn-large btn-block"
        aria-disabled={isBusy}
        onClick={onJoin(guests)}
      >
        <Icon name="bell" />
        Tell me when seats free up
      </button>
      <p className="small muted centred">Leaving the line is one tap.</p>
    </LineCard>
  );
}

/** What waiting means, and what is offered to others already. */
export function LineRules({ seatsOffered }: { seatsOffered: number }) {
  return (
    <div className="grid gap-8 anywhere">
      <p>
        Seats free up when others cancel. The first in line who fits gets an offer by mail and has a day to
        answer, or two hours if the gameday is near.
      </p>
      {seatsOffered > 0 && <p>{offeredText(seatsOffered, 'seat')}</p>}
    </div>
  );
}
