import type { MailingPreview } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';

/** One recipient's mail, as far as it can be shown. */
export interface RecipientMail {
  /** While another recipient's loads, the one before. */
  mail: MailingPreview | undefined;
  /** There is somebody to get it, and something to say. */
  isReady: boolean;
  /** Why the message cannot be sent as it is. */
  refusal: string | undefined;
  isError: boolean;
  retry: () => void;
}

/** As a generated hook of a preview answers. */
interface PreviewQuery {
  data?: RecipientMail['mail'];
  error?: unknown;
  refetch: () => unknown;
}

/** What is shown of a query for one recipient's mail. */
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

/** What the server said of the text of a message, such as a variable that it does not know. */
export function messageRefusal(error: unknown): string | undefined {
  const { fields } = problemOf(error);
  return fields.Message ?? fields.message;
}
