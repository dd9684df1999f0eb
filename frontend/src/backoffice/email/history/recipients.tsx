import { useCallback, useRef } from 'react';
import { CorrectAddressDialog } from '#antd/delivery/correct-address-dialog.tsx';
import { DeliveryNote } from '#antd/delivery/delivery.tsx';
import { DELIVERY_DISPLAY } from '#antd/delivery/delivery-state.ts';
import { FateSentence } from '#antd/delivery/fate-sentence.tsx';
import { FATE_LABELS, isMissed, MAIL_FATES } from '#antd/delivery/mail-fates.ts';
import { Choice } from '#antd/form/choice.tsx';
import { useEdition } from '#core/api/edition.ts';
import { fresh, useLastAnswer } from '#core/api/freshness.ts';
import { hasRole, useSession } from '#core/api/session.ts';
import { type Mailing, type MailingRecipient, useListMailingRecipientsQuery } from '#core/api/staff.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { useScreen } from '#core/screen.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import styles from '#ui/list/list-card.module.css';
import { SearchField } from '#ui/list/list-controls.tsx';
import { type Listed, listed, PagedList } from '#ui/list/paged-list.tsx';
import rowCards from '#ui/list/row-cards.module.css';
import { Written } from '#ui/text/written.tsx';
import {
  CORRECT_ADDRESS,
  CorrectButton,
  type Correction,
  correctionText,
  useCorrection,
} from './correction.tsx';
import {
  attemptsText,
  type ChangeMailingRecipientsView,
  type MailingRecipientsView,
  recipientDetails,
  recipientsCsvPath,
  useMailingRecipientsView,
} from './recipient-view.ts';

const PAGE_SIZE = 50;

/** One page of a mailing's recipients, asked for again while it is being sent. */
function useRecipients(
  mailingId: string,
  { search, state, page }: MailingRecipientsView,
  isSending: boolean,
): Listed<MailingRecipient> {
  const query = useListMailingRecipientsQuery(
    { id: mailingId, search: search || undefined, state: state || undefined, page, limit: PAGE_SIZE },
    fresh('listMailingRecipients', { isMoving: isSending }),
  );
  useLastAnswer(isSending, query.refetch);
  return listed(query, PAGE_SIZE);
}

const STATE_LABELS = { ...FATE_LABELS, sent: DELIVERY_DISPLAY.sent.label };

const FILTERS = [
  { value: '' as const, label: 'All states' },
  ...MAIL_FATES.map((value) => ({ value, label: STATE_LABELS[value] })),
  { value: 'scheduled' as const, label: DELIVERY_DISPLAY.scheduled.label },
];

const MAILED = { what: 'the mail', one: 'The one recipient' } as const;

interface RecipientsProps {
  mailing: Mailing;
  /** Their states still change. */
  isSending: boolean;
}

/** Everybody a mailing goes to, with what became of each mail. */
export function Recipients({ mailing, isSending }: RecipientsProps) {
  const [view, changeView] = useMailingRecipientsView();
  const { user } = useSession();
  const recipients = useRecipients(mailing.id, view, isSending);
  const { isWide } = useScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const correction = useCorrection();
  const turnTo = useCallback(
    (page: number, options?: { replace: boolean }) => changeView({ page }, options),
    [changeView],
  );
  return (
    <section className={`card ${styles.list}`} aria-labelledby="recipients">
      <div className={styles.head}>
        <h2 id="recipients" ref={heading} tabIndex={-1}>
          Recipients
        </h2>
        {user && hasRole(user, 'administrator') && (
          <ExportButton path={recipientsCsvPath(mailing.id, view)} />
        )}
      </div>
      {mailing.startedAt && (
        <FateSentence
          fates={mailing.counts}
          mailed={MAILED}
          chosen={view.state === 'scheduled' ? '' : view.state}
          onChoose={(state) => changeView({ state, page: 1 })}
        />
      )}
      {correction.hasFailed && (
        <div className={styles.note}>
          <LoadFailure title="The invitation did not load" onRetry={correction.refetch} />
        </div>
      )}
      <Tools view={view} onChangeView={changeView} />
      <PagedList
        list={recipients}
        page={view.page}
        onTurn={turnTo}
        noun="recipient"
        failure="The recipients did not load"
        isPolled={isSending}
        empty={
          <EmptyState>
            <p>
              {view.search || view.state
                ? 'Nobody found. Try another search or state.'
                : 'This mailing goes to nobody.'}
            </p>
          </EmptyState>
        }
      >
        {(items) =>
          isWide ? (
            <RecipientTable items={items} correction={correction} />
          ) : (
            <RecipientCards items={items} correction={correction} />
          )
        }
      </PagedList>
      {view.state !== 'scheduled' && isMissed(view.state) && correctionText(mailing) && (
        <p className={`small muted ${styles.note}`}>{correctionText(mailing)}</p>
      )}
      <RoutedDialog name={CORRECT_ADDRESS} find={correction.find} fallbackFocus={heading}>
        {(invitation, frame) => <CorrectAddressDialog invitation={invitation} frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

interface ToolsProps {
  view: MailingRecipientsView;
  onChangeView: ChangeMailingRecipientsView;
}

function Tools({ view, onChangeView }: ToolsProps) {
  const [text, setText] = useSearchText(view.search, (search) =>
    onChangeView({ search, page: 1 }, { replace: true }),
  );
  return (
    <div className={`grid gap-8 ${styles.tools}`}>
      <SearchField label="Search recipients" placeholder="Name or email" text={text} onChange={setText} />
      <Choice
        aria-label="State"
        value={view.state}
        options={FILTERS}
        onChange={(state) => onChangeView({ state, page: 1 })}
      />
    </div>
  );
}

interface RecipientRowsProps {
  items: MailingRecipient[];
  correction: Correction;
}

const columnsWith = (correction: Correction): DataColumn<MailingRecipient>[] => [
  {
    key: 'name',
    title: 'Name',
    className: styles.words,
    render: ({ name }) => name || <span className="muted">–</span>,
  },
  { key: 'email', title: 'Email', className: styles.words, render: ({ email }) => email },
  {
    key: 'state',
    title: 'Delivery',
    render: (row) => <RecipientState recipient={row} correction={correction} />,
  },
  { key: 'attempts', title: 'Attempts', render: ({ attempts }) => attempts },
  { key: 'bounces', title: 'Soft bounces', render: ({ bounces }) => bounces },
];

/** One page of recipients as a table, for wide screens. */
function RecipientTable({ items, correction }: RecipientRowsProps) {
  return (
    <DataTable
      className={styles.table}
      name="Recipients"
      rowHeader="name"
      rows={items}
      columns={columnsWith(correction)}
    />
  );
}

/** The same as cards, for small screens. */
function RecipientCards({ items, correction }: RecipientRowsProps) {
  return (
    <ul className={rowCards.cards}>
      {items.map((recipient) => (
        <li key={recipient.id} className={`card ${rowCards.card}`}>
          <div>
            {recipient.name && <Written className="strong">{recipient.name}</Written>}
            <p className="small muted">{recipient.email}</p>
          </div>
          <RecipientState recipient={recipient} correction={correction} />
          {attemptsText(recipient) && <p className="small muted">{attemptsText(recipient)}</p>}
        </li>
      ))}
    </ul>
  );
}

interface RecipientStateProps {
  recipient: MailingRecipient;
  correction: Correction;
}

function RecipientState({ recipient, correction }: RecipientStateProps) {
  const { timeZone } = useEdition();
  return (
    <DeliveryNote
      display={DELIVERY_DISPLAY[recipient.state]}
      details={recipientDetails(recipient, timeZone)}
      said={recipient.said}
    >
      <CorrectButton recipient={recipient} correction={correction} />
    </DeliveryNote>
  );
}
