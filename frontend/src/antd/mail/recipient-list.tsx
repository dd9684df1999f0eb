import { useSearchText } from '#core/edit/use-search-text.ts';
import { people } from '#core/text/count-text.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import type { Listed } from '#ui/list/paged-list.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Segments } from '../segments.tsx';
import { type LeftOut, leftOutText } from './audience-text.ts';
import styles from './recipient-list.module.css';

export const RECIPIENTS_PER_PAGE = 10;

/** Which recipients are shown. */
export interface RecipientView {
  search: string;
  only: 'sent-to' | 'skipped' | undefined;
  page: number;
}

export const WHOLE_AUDIENCE: RecipientView = { search: '', only: undefined, page: 1 };

const SHOWN: { value: 'all' | 'sent-to' | 'skipped'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'sent-to', label: 'Will get it' },
  { value: 'skipped', label: 'Left out' },
];

interface Recipient {
  id: string;
  name: string | null;
  email: string;
  /** Why they are left out; null for recipients. */
  skipped: string | null;
}

interface RecipientListProps {
  recipients: number;
  leftOut: readonly LeftOut[];
  list: Listed<Recipient>;
  /** Shows a filter for recipients and those left out. */
  canFilter?: boolean;
  view: RecipientView;
  onChangeView: (view: RecipientView) => void;
  /** The id of the recipient whose mail is shown. */
  chosen: string | undefined;
  onChoose: (recipient: Recipient) => void;
}

/** Who will get a mail, and who is left out and why. Choosing somebody shows their mail. */
export function RecipientList(props: RecipientListProps) {
  const { recipients, leftOut, list, canFilter = false, view, onChangeView, chosen, onChoose } = props;
  const [text, setText] = useSearchText(view.search, (search) => onChangeView({ ...view, search, page: 1 }));
  const leftOutLine = leftOutText(leftOut);
  return (
    <section aria-label="Recipients" className={`stack gap-12 packed ${styles.recipients}`}>
      <div role="status">
        <h3>{people(recipients)} will get it</h3>
        {leftOutLine && <p className="small muted">{leftOutLine}</p>}
      </div>
      <SearchField
        label="Search recipients"
        placeholder="Search by name or email..."
        text={text}
        onChange={setText}
      />
      {canFilter && leftOut.length > 0 && (
        <Segments
          aria-label="Recipients shown"
          value={view.only ?? 'all'}
          options={SHOWN}
          onChange={(only: (typeof SHOWN)[number]['value']) =>
            onChangeView({ ...view, only: only === 'all' ? undefined : only, page: 1 })
          }
        />
      )}
      <PagedList
        list={list}
        page={view.page}
        onTurn={(page) => onChangeView({ ...view, page })}
        noun="recipient"
        failure="The recipients did not load"
        isPolled={false}
        empty={<p className="muted">Nobody found.</p>}
      >
        {(items) => (
          <ul className={`line-above ${styles.list}`}>
            {items.map((recipient) => (
              <li key={recipient.id}>
                <button
                  type="button"
                  className={`grid full touch anywhere ink to-start ${styles.recipient}`}
                  aria-pressed={recipient.id === chosen}
                  onClick={() => onChoose(recipient)}
                >
                  <span className="strong">{recipient.name || recipient.email}</span>
                  {recipient.name && <span className="small muted">{recipient.email}</span>}
                  {recipient.skipped && <span className="small amber">Left out: {recipient.skipped}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
