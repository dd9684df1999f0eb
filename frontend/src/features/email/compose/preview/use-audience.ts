import { useState } from 'react';
import { type AudiencePreview, type NamedAddress, usePreviewAudienceMutation } from '#api/generated.ts';
import { useTypedPassword } from '../../typed-password.tsx';
import type { Tool } from '../tool/tools.ts';

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
export function useAudience(key: string, { tool, registrationId, collect }: AudienceRequest): UsedAudience {
  const { password, accept } = useTypedPassword();
  const [looked, setLooked] = useState<{ key: string; audience: Audience } | null>(null);
  const [previewAudience] = usePreviewAudienceMutation();
  return {
    audience: looked?.key === key ? looked.audience : null,
    look: async () => {
      const pasted = (await collect?.()) ?? undefined;
      const { data, error } = await previewAudience({
        password,
        newAudience: { tool, registrationId: registrationId || undefined, recipients: pasted },
      });
      if (!data) return { error };
      accept(password);
      const audience = { ...data, pasted, password };
      setLooked({ key, audience });
      return { data: audience };
    },
  };
}
