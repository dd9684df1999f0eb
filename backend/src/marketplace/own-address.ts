import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError, NotSignedInError } from '../http/errors/api-error.ts';
import { EMAIL_MAX } from '../http/input/email.ts';
import { Text } from '../http/input/text.ts';
import { TakesAnyQuery } from '../http/input/validation.ts';

/** The address that calls of the marketplace carry. It is no proof of anything: the session decides who asks. */
@TakesAnyQuery()
export class OwnAddressQuery {
  @Text(EMAIL_MAX, {
    optional: true,
    description: "The caller's own address; another one is refused, and none is needed.",
    example: 'dana.whitfield@mail.example',
  })
  email?: string;
}

/**
 * Refuses an address that is not the session's.
 * Throws NotSignedInError for an address without a session.
 * Throws NotAllowedError for somebody else's.
 */
export function requireOwnAddress(principal: Principal | null, email: string | undefined): void {
  if (email === undefined) {
    return;
  }
  if (!principal) {
    throw new NotSignedInError();
  }
  if (addressKey(email) !== addressKey(principal.email)) {
    throw new NotAllowedError();
  }
}
