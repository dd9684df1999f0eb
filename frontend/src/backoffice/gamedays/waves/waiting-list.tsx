import { useCallback, useId, useRef } from 'react';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { fresh } from '#core/api/freshness.ts';
import { useChangeGamedayWavesMutation, useListWaveGuestsQuery, type WaveGuest } from '#core/api/staff.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { numeral } from '#core/text/count-text.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchField } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Written } from '#ui/text/written.tsx';
import type { ChangeManagementView, ManagementView } from '../management-view.ts';
import styles from './waves.module.css';

const PAGE_SIZE = 10;

interface WaitingListProps {
  gamedayId: string;
  view: Pick<ManagementView, 'turn' | 'turnSearch'>;
  onChangeView: ChangeManagementView;
}

/** Who waits to be invited, in order; staff move guests to the front. */
export function WaitingList({ gamedayId, view, onChangeView }: WaitingListProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const query = useListWaveGuestsQuery(
    { id: gamedayId, page: view.turn, limit: PAGE_SIZE, search: view.turnSearch || undefined },
    fresh('listWaveGuests'),
  );
  const [text, setText] = useSearchText(view.turnSearch, (turnSearch) =>
    onChangeView({ turnSearch, turn: 1 }, { replace: true }),
  );
  const turnTo = useCallback(
    (turn: number, options?: { replace: boolean }) => onChangeView({ turn }, options),
    [onChangeView],
  );
  return (
    <section ref={section} className={styles.waiting} aria-labelledby={headingId} tabIndex={-1}>
      <div className={`row spread wrap ${styles.waitingHead}`}>
        <h3 id={headingId}>Waiting their turn</h3>
        <SearchField
          label="Search those who wait their turn"
          placeholder="Search by name or email..."
          text={text}
          onChange={setText}
        />
      </div>
      <PagedList
        list={listed(query, PAGE_SIZE)}
        page={view.turn}
        onTurn={turnTo}
        noun="guest"
        failure="Failed to load who waits"
        isPolled
        empty={<EmptyState>{view.turnSearch ? 'Nobody found.' : 'Nobody waits.'}</EmptyState>}
      >
        {(guests) => (
          <ol className={styles.rows}>
            {guests.map((guest) => (
              <WaitingGuest
                key={guest.id}
                gamedayId={gamedayId}
                guest={guest}
                // Its row is gone from every page but the first, and with it the button that has the focus.
                onMoved={() => view.turn > 1 && section.current?.focus({ preventScroll: true })}
              />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

interface WaitingGuestProps {
  gamedayId: string;
  guest: WaveGuest;
  onMoved: () => void;
}

function WaitingGuest({ gamedayId, guest, onMoved }: WaitingGuestProps) {
  const { id, place, guestName, guestEmail, movedUp } = guest;
  const [change] = useChangeGamedayWavesMutation();
  const showFailure = useShowFailure();
  const isFirst = place === 1;
  const moveUp = useAction({
    send: () => change({ id: gamedayId, gamedayWavesChange: { moveUp: [id] } }),
    subject: () => ({ id, name: guestName }),
    failure: 'Failed to change the order',
    succeeded: () => showFailure(null),
    proceed: onMoved,
  });
  return (
    <li className={`row ${styles.row}`}>
      <span className="muted">{numeral(place)}.</span>
      <div className="grow shrinks anywhere">
        <Written className="strong">{guestName}</Written>
        <p className="small muted">{guestEmail}</p>
      </div>
      {movedUp && <span className="tag tag-open">moved up</span>}
      <IconButton
        icon="up"
        label={`Move ${guestName} to the front`}
        tooltip="Move to the front"
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : moveUp.press()}
      />
    </li>
  );
}
