import { type ReactNode, useState } from 'react';
import type { Press } from '#core/action/double-press.ts';
import type { GamedayQueuePlace } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { LinePlace } from '#ui/line/line-place.tsx';
import { lineNews, offeredText } from '#ui/line/line-text.ts';
import { LineCard } from './line-card.tsx';
import { AdditionalGuests } from './rsvp-fields.tsx';

interface InLineProps {
  place: number;
  queue: GamedayQueuePlace;
  seatsOffered: number;
  /** When the place was read, in ms. */
  loadedAt: number | undefined;
  takesFocus: boolean;
  isBusy: boolean;
  onChange: (guests: number) => (event: Press) => void;
  onLeave: (event: Press) => void;
  /** How the last press failed. */
  children: ReactNode;
}

/** The place of a guest who waits, with what can be done about it. */
export function InLine(props: InLineProps) {
  const { place, queue, seatsOffered, loadedAt, takesFocus, isBusy, onChange, onLeave, children } = props;
  const [guests, setGuests] = useState(queue.seats - 1);
  const news = lineNews(place, queue, 'seats');
  return (
    <LineCard title="You are in line" takesFocus={takesFocus}>
      <StatusRegion>{news && <Notice tone="info">{news}</Notice>}</StatusRegion>
      <LinePlace standing={{ place, parties: queue.parties, own: queue.seats }} loadedAt={loadedAt} />
      <div className="grid gap-8 anywhere">
        <p>
          You wait for <b>{count(queue.seats, 'seat')}</b>. {offeredText(seatsOffered, 'seat')}
        </p>
        <p>We mail you the moment it is your turn. If somebody behind you fits first, you keep your place.</p>
      </div>
      <AdditionalGuests value={guests} onChange={setGuests} />
      {children}
      {guests + 1 !== queue.seats && (
        <button type="button" className="btn btn-block" aria-disabled={isBusy} onClick={onChange(guests)}>
          Change to {count(guests + 1, 'seat')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-text btn-block danger"
        aria-disabled={isBusy}
        onClick={onLeave}
      >
        Leave the line
      </button>
    </LineCard>
  );
}
