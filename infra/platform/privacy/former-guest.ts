import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from '../database/sql.ts';

/** What stands in the place of a comment whose writer was forgotten. */
export const REMOVED_COMMENT = 'This comment was removed together with the account of its writer.';

/** The domain of addresses that stand for ones that were forgotten: nobody can ever own it. */
const FORGOTTEN_DOMAIN = 'erased.invalid';

/** Stands for the address of a row that was forgotten; the id keeps it the only one. */
export function forgottenAddress(id: RawBuilder<unknown>): RawBuilder<string> {
  return sql`'former-' || ${id} || ${`@${FORGOTTEN_DOMAIN}`}::text`;
}

/** A condition for other queries: whether an address stands for one that was forgotten. */
export function isForgotten(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${address} like ${`former-%@${FORGOTTEN_DOMAIN}`}::text`;
}

/** What is kept of an address that is forgotten, so that it is known again when it comes back. In lower case. */
export function addressHash(address: RawBuilder<unknown>): RawBuilder<string> {
  return sql`'sha256:' || encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;
}

const HASHED = /^sha256:[0-9a-f]{64}$/;

/** The same where no query is made, as for the audit trail. A hash stays as it is. */
export function addressHashOf(address: string): string {
  const key = address.toLowerCase();
  return HASHED.test(key) ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`;
}
