import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { fullMoment } from '#core/text/date-text.ts';
import { useDraw } from './use-draw.ts';

/** When wishes become seats, or that they did, with the way to what is said of it; nothing where no draw is planned. */
export function DrawNote() {
  const { timeZone } = useEdition();
  const { draw } = useDraw();
  if (!draw) return null;
  return (
    <p className="small muted above-12">
      {draw.ranAt
        ? 'Seats were drawn. Who waits for a game is next when one is free. '
        : `Seats are drawn on ${fullMoment(draw.runsAt, timeZone)}. `}
      <Link to="/draw">{draw.ranAt ? 'How the draw went' : 'How the draw works'}</Link>
    </p>
  );
}
