import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { MailPreview } from '#antd/mail/mail-preview.tsx';
import type { GamedayForm } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { type MailingPreview, usePreviewGamedayNewsQuery } from '#api/staff.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { numeral } from '#ui/text/count-text.ts';
import styles from './notify-guests.module.css';

/** ms; while a place is typed the mail is not asked for with every key. */
const REST = 400;

/** The mail that tells guests of a change. */
interface GamedayNews {
  /** How many would get it now; undefined until the server has said so. */
  count: number | undefined;
  mail: MailingPreview | null | undefined;
  isError: boolean;
  retry: () => void;
}

/**
 * What guests would be told by the mail of a change, counted by the rule that sends it.
 *
 * @param form what would be saved, the same object as long as it says the same; null for a deletion, undefined when nobody
 * is told
 */
export function useGamedayNews(id: string | undefined, form: GamedayForm | null | undefined): GamedayNews {
  const rested = useDebouncedValue(form, REST);
  // Without these the server would refuse it, and the fields say so themselves.
  const isComplete = form !== undefined && (form === null || Boolean(form.date && form.location));
  const { data, error, isFetching, refetch } = usePreviewGamedayNewsQuery(
    { id: id ?? '', previewGamedayNews: { form: rested ?? undefined } },
    { skip: !id || !isComplete || rested === undefined, refetchOnMountOrArgChange: true },
  );
  const isSettled = rested === form && !isFetching && !error;
  return {
    // Most keys change nobody's number. That there is nobody holds only for what was asked.
    count: isSettled ? data?.count : data?.count || undefined,
    mail: data?.mail,
    isError: Boolean(error) && Object.keys(problemOf(error).fields).length === 0,
    retry: () => void refetch(),
  };
}

interface NotifyGuestsProps {
  news: GamedayNews;
  /** Which mail they get. */
  hint: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Asks whether the guests are told by mail that their gameday changes or is deleted, and shows that mail. */
export function NotifyGuests({ news, hint, isChecked, onChange }: NotifyGuestsProps) {
  const { count, mail, isError, retry } = news;
  const [isOpen, setOpen] = useState(false);
  const hintId = useId();
  const number = count === undefined ? '' : ` (${numeral(count)})`;
  const to = mail ? `${mail.recipient.name} <${mail.recipient.email}>` : '';
  return (
    <div className={styles.notify}>
      <div>
        <Checkbox
          checked={isChecked}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        >
          Tell the guests who have not declined{number} by e-mail
        </Checkbox>
        <p className="hint" id={hintId}>
          {hint}
        </p>
      </div>
      {isChecked && (
        <Button className={styles.look} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the mail' : 'Look at the mail'}
        </Button>
      )}
      {isChecked && isOpen && (
        <section aria-label="Mail preview">
          <MailPreview mail={mail ?? undefined} to={to} isError={isError} onRetry={retry} />
        </section>
      )}
    </div>
  );
}
