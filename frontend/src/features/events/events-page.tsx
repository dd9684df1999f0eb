import type { ReactNode } from 'react';
import { useEdition } from '../../api/edition.ts';

/** Says that there is no schedule yet; `children` is what a visitor can do meanwhile. */
export function EventsPage({ children }: { children: ReactNode }) {
  const edition = useEdition();
  const [friday, saturday] = edition.days ?? [];
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Events</h1>
      </div>
      <div className="card card-body">
        <h2>The tables are still being set.</h2>
        <p>
          The schedule is not out yet. Once it is, you can join a game here, start one of your own, or ask for
          a game you would like to play.
        </p>
        {friday && saturday && (
          <p>
            Doors open {friday.day}, {friday.monthDay} at {friday.startTime}, and {saturday.day},{' '}
            {saturday.monthDay} at {saturday.startTime}.
          </p>
        )}
        <p className="link-row">{children}</p>
      </div>
    </div>
  );
}
