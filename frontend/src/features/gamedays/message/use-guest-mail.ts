import { type RecipientMail, recipientMail } from '#antd/mail/message-preview.ts';
import { type GuestAnswer, usePreviewGuestMessageQuery } from '#api/generated.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';

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
export function useGuestMail(
  gamedayId: string,
  { text, answer, recipients, chosen }: GuestMail,
): RecipientMail {
  const message = useDebouncedValue(text.trim(), REST);
  const isReady = message !== '' && recipients > 0;
  const query = usePreviewGuestMessageQuery(
    { id: gamedayId, previewGuestMessage: { message, answer, recipientId: chosen } },
    { skip: !isReady },
  );
  return recipientMail(query, isReady);
}
