import type { PurposeOf } from '../definition/define-mail.ts';
import type { kinds } from '../kinds/kinds.ts';
import type { Secrets } from '../seals/keys.ts';
import { readSealedId, sealedId } from '../seals/tokens.ts';

/** What a signed id lets its holder do; one made for one purpose is of no use for another. Kinds of mail add their links'. */
type Purpose =
  | 'unsubscribe'
  | 'door'
  | 'door-browser'
  | 'badge'
  | 'friends'
  | 'known-browser'
  | { [K in keyof typeof kinds]: PurposeOf<(typeof kinds)[K]> }[keyof typeof kinds];

/** An id and a signature, so that the link that carries them is all the authority its holder needs. */
export const signedId: (secrets: Secrets, purpose: Purpose, id: string) => string = sealedId;

/** The id that was signed for this purpose with one of the secrets, or null when the signature does not hold. */
export const readSignedId: (secrets: Secrets, purpose: Purpose, token: string) => string | null =
  readSealedId;
