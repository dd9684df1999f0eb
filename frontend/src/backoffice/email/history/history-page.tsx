import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { choicePart, pagePart, useUrlView } from '#core/address/use-url-view.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Mailing, useListMailingsQuery } from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import styles from '#ui/list/list-card.module.css';
import { type Listed, listed, PagedList } from '#ui/list/paged-list.tsx';
import { CancelMailing } from './mailing-dialogs.tsx';
import { MailingCards, MailingTable } from './mailing-rows.tsx';

const PARTS = { page: pagePart, state: choicePart(['', 'under-way'], '') };

/** /emailer/history: every mailing, or those under way, and what became of it, newest first. */
export function HistoryPage() {
  const [view, changeView] = useUrlView(PARTS);
  const mailings = useMailings(view.page, view.state || undefined);
  const openDialog = useOpenDialog();
  const { isWide } = useScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const turnTo = useCallback(
    (page: number, options?: { replace: boolean }) => changeView({ page }, options),
    [changeView],
  );
  return (
    <section className={`card ${styles.list}`} aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history" ref={heading} tabIndex={-1}>
          History
        </h2>
        {view.state && (
          <p>
            Only those under way. <Link to="?">Show all</Link>
          </p>
        )}
      </div>
      <PagedList
        list={mailings}
        page={view.page}
        onTurn={turnTo}
        noun="mailing"
        failure="The history did not load"
        isPolled
        empty={view.state ? <EmptyState>Nothing is under way.</EmptyState> : <NothingSent />}
      >
        {(items) =>
          isWide ? (
            <MailingTable items={items} onOpen={openDialog} />
          ) : (
            <MailingCards items={items} onOpen={openDialog} />
          )
        }
      </PagedList>
      <CancelMailing
        find={(id) => mailings.items?.find((mailing) => mailing.id === id)}
        fallbackFocus={heading}
      />
    </section>
  );
}

function NothingSent() {
  return (
    <EmptyState>
      <p>Nothing has been sent yet.</p>
      <p>
        <Link className="btn" to="/emailer">
          Write to registrants
        </Link>
      </p>
    </EmptyState>
  );
}

const PAGE_SIZE = 25;

/** One page of the mailings, or of those under way, newest first, asked for again every two seconds while one of them is being sent. */
export function useMailings(page: number, state?: 'under-way'): Listed<Mailing> {
  const [isSending, setSending] = useState(false);
  const query = useListMailingsQuery(
    { page, limit: PAGE_SIZE, state },
    fresh('listMailings', { isMoving: isSending }),
  );
  const sends = query.data?.items.some(({ state }) => state === 'sending') ?? false;
  if (sends !== isSending) setSending(sends);
  return listed(query, PAGE_SIZE);
}
