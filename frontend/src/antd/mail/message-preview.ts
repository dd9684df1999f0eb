import { problemOf } from '#core/api/problem.ts';
import type { MailingPreview } from '#core/api/staff.ts';

/** The preview of one recipient's mail. */
export interface RecipientMail {
  /** The previous one while another loads. */
  mail: MailingPreview | undefined;
  /** There are a recipient and a message. */
  isReady: boolean;
  /** Why the message cannot be sent as it is. */
  refusal: string | undefined;
  isError: boolean;
  retry: () => void;
}

/** The result of a generated query hook for a preview. */
interface PreviewQuery {
  data?: RecipientMail['mail'];
  error?: unknown;
  refetch: () => unknown;
}

export function recipientMail({ data, error, refetch }: PreviewQuery, isReady: boolean): RecipientMail {
  const refusal = isReady ? messageRefusal(error) : undefined;
  return {
    mail: isReady ? data : undefined,
    isReady,
    refusal,
    isError: isReady && Boolean(error) && !refusal,
    retry: () => void refetch(),
  };
}

/** The server's error about the text of a message, such as an unknown variable. */
export function messageRefusal(error: unknown): string | undefined {
  const { fields } = problemOf(error);
  return fields.Message ?? fields.message;
}
