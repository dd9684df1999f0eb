import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { pagePart, useUrlView } from '#ui/address/use-url-view.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { useScreen } from '#ui/screen.ts';
import styles from '../email-list.module.css';
import { CancelMailing } from './cancel-mailing.tsx';
import { MailingCards } from './mailing-cards.tsx';
import { MailingTable } from './mailing-table.tsx';
import { useMailings } from './use-mailings.ts';

const PARTS = { page: pagePart };

/** /emailer/history: every mailing and what became of it, newest first. */
export function HistoryPage() {
  const [view, changeView] = useUrlView(PARTS);
  const mailings = useMailings(view.page);
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
      </div>
      <PagedList
        list={mailings}
        page={view.page}
        onTurn={turnTo}
        noun="mailing"
        failure="The history did not load"
        isPolled
        empty={<NothingSent />}
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
