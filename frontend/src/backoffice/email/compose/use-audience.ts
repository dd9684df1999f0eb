import { useState } from 'react';
import { type RecipientMail, recipientMail } from '#antd/mail/message-preview.ts';
import {
  type AudiencePreview,
  type NamedAddress,
  usePreviewAudienceMutation,
  usePreviewMailingQuery,
} from '#core/api/staff.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { useTypedPassword } from '../typed-password.tsx';
import type { MessageAudience, Order, Tool } from './tools.ts';

/** Whom the administrator was shown before sending. */
export interface Audience extends AudiencePreview {
  /** The pasted ones, of a message that goes to a list. */
  pasted: NamedAddress[] | undefined;
  /** With which it was looked at: what is asked about it later needs no password that is just being typed. */
  password: string;
}

interface AudienceRequest {
  tool: Tool;
  registrationId: string;
  whom: MessageAudience | undefined;
  /** Everybody in the pasted list; null when it cannot be read, nothing where none is meant. */
  collect: (() => Promise<NamedAddress[] | null>) | undefined;
}

interface UsedAudience {
  /** Null before it was looked at, and once something else is asked for. */
  audience: Audience | null;
  /** Fixes whom the mail would go to now. */
  look: () => Promise<{ data?: Audience; error?: unknown }>;
}

/**
 * Whom a mailing goes to, as of the last look.
 *
 * @param key changes with what is asked for
 */
export function useAudience(
  key: string,
  { tool, registrationId, whom, collect }: AudienceRequest,
): UsedAudience {
  const { password, accept } = useTypedPassword();
  const [looked, setLooked] = useState<{ key: string; audience: Audience } | null>(null);
  const [previewAudience] = usePreviewAudienceMutation();
  return {
    audience: looked?.key === key ? looked.audience : null,
    look: async () => {
      const pasted = (await collect?.()) ?? undefined;
      const { data, error } = await previewAudience({
        password,
        newAudience: { tool, registrationId: registrationId || undefined, whom, recipients: pasted },
      });
      if (!data) return { error };
      accept(password);
      const audience = { ...data, pasted, password };
      setLooked({ key, audience });
      return { data: audience };
    },
  };
}

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
