import { useState } from 'react';
import { RecipientMail } from '#antd/mail/mail-preview.tsx';
import { type RecipientMail as MailOfOne, recipientMail } from '#antd/mail/message-preview.ts';
import {
  RECIPIENTS_PER_PAGE,
  RecipientList,
  type RecipientView,
  WHOLE_AUDIENCE,
} from '#antd/mail/recipient-list.tsx';
import { type GuestAnswer, useGetGuestMessageQuery, usePreviewGuestMessageQuery } from '#core/api/staff.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { listed } from '#ui/list/paged-list.tsx';
import styles from './messages.module.css';

interface MessageGuestsProps {
  gamedayId: string;
  answer: GuestAnswer;
  mail: MailOfOne;
  chosen: string | undefined;
  onChoose: (recipientId: string) => void;
}

/** Who the guests are, and the mail as a chosen one of them will get it. */
export function MessageGuests({ gamedayId, answer, mail, chosen, onChoose }: MessageGuestsProps) {
  const [view, setView] = useState<RecipientView>(WHOLE_AUDIENCE);
  // Asked for at every look, because the person confirms it.
  const query = useGetGuestMessageQuery(
    {
      id: gamedayId,
      answer,
      search: view.search || undefined,
      page: view.page,
      limit: RECIPIENTS_PER_PAGE,
    },
    { refetchOnMountOrArgChange: true },
  );
  const recipients = query.data?.recipients ?? 0;
  return (
    <div className={styles.guests}>
      <RecipientMail
        preview={mail}
        chosen={chosen}
        none={recipients === 0 ? 'Nobody would get it.' : 'Write a message to see the mail.'}
      />
      <RecipientList
        recipients={recipients}
        leftOut={query.data?.skipped ?? []}
        list={listed(query, RECIPIENTS_PER_PAGE)}
        view={view}
        onChangeView={setView}
        chosen={chosen}
        onChoose={({ id }) => onChoose(id)}
      />
    </div>
  );
}

/** ms; while a message is typed its mail is not asked for with every key. */
const REST = 500;

interface GuestMail {
  text: string;
  answer: GuestAnswer;
  /** How many guests will get it. */
  recipients: number;
  /** Whose mail is shown; the first one's when nobody is chosen. */
  chosen: string | undefined;
}

/** One guest's mail as it will be sent. */
export function useGuestMail(gamedayId: string, { text, answer, recipients, chosen }: GuestMail): MailOfOne {
  const message = useDebouncedValue(text.trim(), REST);
  const isReady = message !== '' && recipients > 0;
  const query = usePreviewGuestMessageQuery(
    { id: gamedayId, previewGuestMessage: { message, answer, recipientId: chosen } },
    { skip: !isReady },
  );
  return recipientMail(query, isReady);
}
