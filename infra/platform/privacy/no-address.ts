import { type RawBuilder, sql } from '../database/sql.ts';

/** The domain of accounts of people who gave no address: nobody can ever own it (RFC 2606). */
const NO_ADDRESS_DOMAIN = 'no-address.invalid';

/** Stands for the address of somebody who gave none at the door; the id keeps it the only one. */
export function noAddress(id: string): string {
  return `walk-in-${id}@${NO_ADDRESS_DOMAIN}`;
}

/** Whether an address stands for none. Nobody can type one, and no mail leaves for one. */
export function isNoAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${NO_ADDRESS_DOMAIN}`);
}

/** The same as a condition for queries, on an address in lower case. */
export function hasNoAddress(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${address} like ${`%@${NO_ADDRESS_DOMAIN}`}::text`;
}

/** For queries: an address as it is shown, null where it stands for none. */
export function givenAddress(address: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`case when not ${hasNoAddress(address)} then ${address} end`;
}
