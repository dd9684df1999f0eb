import { useEffect, useRef, useState } from 'react';
import { RecipientMail } from '#antd/mail/mail-preview.tsx';
import type { RecipientMail as MailOfOne } from '#antd/mail/message-preview.ts';
import {
  RECIPIENTS_PER_PAGE,
  RecipientList,
  type RecipientView,
  WHOLE_AUDIENCE,
} from '#antd/mail/recipient-list.tsx';
import { useListAudienceRecipientsQuery } from '#core/api/staff.ts';
import { listed } from '#ui/list/paged-list.tsx';
import styles from './compose.module.css';
import type { Audience } from './use-audience.ts';

interface AudiencePreviewProps {
  audience: Audience;
  /** Somebody has just asked to see it: it comes into view, and reading goes on there. */
  isAsked: boolean;
  preview: MailOfOne;
  chosen: string | undefined;
  onChoose: (recipientId: string) => void;
}

/** Who will get the mail, and the mail as a chosen one of them will get it. */
export function AudiencePreview({ audience, isAsked, preview, chosen, onChoose }: AudiencePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const [view, setView] = useState<RecipientView>(WHOLE_AUDIENCE);
  const query = useListAudienceRecipientsQuery({
    id: audience.id,
    password: audience.password,
    search: view.search || undefined,
    only: view.only,
    page: view.page,
    limit: RECIPIENTS_PER_PAGE,
  });
  // Before anybody is chosen, the mail of the first who gets one is shown.
  const isBeginning = view.page === 1 && !view.search;
  const first = isBeginning ? query.data?.items.find(({ skipped }) => !skipped)?.id : undefined;
  return (
    <section className={`card pad-20 ${styles.preview}`} aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        Preview
      </h2>
      <div className={`grid gap-24 ${styles.columns}`}>
        <RecipientList
          recipients={audience.recipients}
          leftOut={audience.skipped}
          canFilter
          list={listed(query, RECIPIENTS_PER_PAGE)}
          view={view}
          onChangeView={setView}
          chosen={chosen ?? first}
          onChoose={({ id }) => onChoose(id)}
        />
        <RecipientMail
          preview={preview}
          chosen={chosen}
          none={
            audience.recipients === 0
              ? 'There is no mail to show, because nobody would get it.'
              : 'Write a message to see the mail.'
          }
        />
      </div>
    </section>
  );
}
