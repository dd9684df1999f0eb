import { Checkbox } from 'antd';
import { useState } from 'react';
import { RECIPIENTS_PER_PAGE } from '#antd/mail/recipient-list.tsx';
import { useListReminderGuestsQuery } from '#core/api/staff.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { count } from '#core/text/count-text.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import styles from './messages.module.css';

/** The server takes no more. */
const MOST_CHOSEN = 1_000;

interface ReminderGuestsProps {
  gamedayId: string;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The guests who have not answered, to be ticked. */
export function ReminderGuests({ gamedayId, chosen, onChange }: ReminderGuestsProps) {
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const [text, setText] = useSearchText(search, (next) => setView({ search: next, page: 1 }));
  const query = useListReminderGuestsQuery(
    { id: gamedayId, search: search || undefined, page, limit: RECIPIENTS_PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(chosen);
    if (isTicked) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  const isFull = chosen.size >= MOST_CHOSEN;
  return (
    <section aria-label="Guests to choose" className="stack gap-10">
      <SearchField
        label="Search guests"
        placeholder="Search by name or email..."
        text={text}
        onChange={setText}
      />
      <PagedList
        list={listed(query, RECIPIENTS_PER_PAGE)}
        page={page}
        onTurn={(next) => setView({ search, page: next })}
        noun="guest"
        failure="The guests did not load"
        isPolled={false}
        empty={<p className="muted">Nobody found.</p>}
      >
        {(guests) => (
          <ul className={`line-above ${styles.guestList}`}>
            {guests.map(({ id, name, email, skipped }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.has(id)}
                  disabled={skipped !== null || (isFull && !chosen.has(id))}
                  onChange={({ target }) => tick(id, target.checked)}
                >
                  <span className="strong">{name || email}</span>{' '}
                  <span className="small muted">{skipped ?? email}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <p className="small muted" role="status">
        {isFull
          ? `${count(chosen.size, 'guest')} chosen; no more at once.`
          : `${count(chosen.size, 'guest')} chosen.`}
      </p>
    </section>
  );
}
