import { type RecipientMail, recipientMail } from '#antd/mail/message-preview.ts';
import { usePreviewMailingQuery } from '#api/generated.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import type { Order } from '../tool/tools.ts';
import type { Audience } from './use-audience.ts';

/** ms; while a message is typed its mail is not asked for with every key. */
const REST = 500;

/** One recipient's mail as it will be sent; the first one's when nobody is chosen. */
export function useMailPreview(
  order: Order,
  audience: Audience | null,
  recipientId: string | undefined,
): RecipientMail {
  const message = useDebouncedValue(order.message.trim(), REST);
  const isMessage = order.tool === 'message';
  const isReady = audience !== null && audience.recipients > 0 && (!isMessage || message !== '');
  const query = usePreviewMailingQuery(
    {
      password: audience?.password ?? '',
      previewMailing: {
        tool: order.tool,
        message: isMessage ? message : undefined,
        registrationId: order.registrationId || undefined,
        audienceId: audience?.id,
        recipientId,
      },
    },
    { skip: !isReady },
  );
  return recipientMail(query, isReady);
}
