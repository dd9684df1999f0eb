import { createHmac, randomBytes } from 'node:crypto';
import type { CopiedAs } from '@tablefall/platform/database/columns';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/*
 * What takes the place of what people wrote, as SQL: so that what is read from the database is anonymous already. The same
 * address or name always becomes the same one, so that rows which belong together still do.
 */

/** What the replacements of one copy are made with. */
export interface Keys {
  /** The same for every copy of one installation; nobody who lacks its secret can look for an address by trying. */
  readonly same: string;
  /** Of this copy alone, and thrown away with it. */
  readonly once: string;
}

/** One column as the copy has it. */
export interface Treatment {
  /** Values of addresses and names must not be found anywhere in the copy. */
  sort: 'address' | 'name' | 'other';
  replace(column: RawBuilder<unknown>, keys: Keys): RawBuilder<unknown>;
}

/** Why a text is copied as it is. */
export interface Excuse {
  kept: string;
  /** Whether names, and whatever looks like an address, are looked for in it; not where only the product or the public writes. */
  isSearched: boolean;
}

/** The domain of all addresses of a copy; nobody can own it (RFC 2606). */
export const COPY_DOMAIN = 'staging.invalid';
/** What stands in a copy in the place of people and games; nothing of it is looked for. */
export const REPLACEMENTS = /\b(?:Someone|Game) \d+|person-\d+@staging\.invalid/g;
const FILLING = 'some words ';

export function keysOf(appSecret: string): Keys {
  return {
    same: createHmac('sha256', appSecret).update('anonymise').digest('base64url'),
    once: randomBytes(32).toString('base64url'),
  };
}

/** What takes the place of a column that says so at its entity. */
export const TREATMENTS: Record<Exclude<CopiedAs, 'itself' | 'searched'>, Treatment> = {
  address: { sort: 'address', replace: addressOf },
  name: {
    sort: 'name',
    replace: (column, { same }) => sql`'Someone ' || ${numberOf(column, same)}`,
  },
  /** Of a game that people named themselves. */
  game: { sort: 'other', replace: gameOf },
  /** Prose keeps its length, so that pages look as they do. */
  text: { sort: 'other', replace: textOf },
  /** What opens something for whoever knows it. */
  token: { sort: 'other', replace: tokenOf },
  /** The id of a row or the key of an edition stays; anything else, as the hash of an address, does not. */
  reference: {
    sort: 'other',
    replace: (column, keys) => sql`
      case when ${column} ~ '^([a-z-]+/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or ${column} ~ '^[0-9]{4}-[0-9]{2}$'
           then ${column} else ${tokenOf(column, keys)} end`,
  },
  /** A shortened address of a network. */
  network: {
    sort: 'other',
    replace: (column) => sql`case when ${column} is not null then '192.0.2.0/24' end`,
  },
  nothing: { sort: 'other', replace: () => sql`null` },
  games: { sort: 'other', replace: gamesOf },
  /** Where to pay a seller: an address, and words. */
  'payment-methods': {
    sort: 'other',
    replace: (column, keys) => sql`
      (select coalesce(jsonb_agg(jsonb_build_object(
         'type', method -> 'type',
         'identifier', ${addressOf(sql`(method ->> 'identifier')`, keys)},
         'notes', ${textOf(sql`(method ->> 'notes')`)}) order by position), '[]')
       from jsonb_array_elements(${column}) with ordinality as given (method, position))`,
  },
  /** All that a search for a listing looks through, as its entity puts it together. */
  'search-text': {
    sort: 'other',
    replace: (_column, keys) => sql`
      concat_ws(E'\n', ${gameOf(sql.ref('game_name'), keys)}, ${textOf(sql.ref('game_description'))},
                ${textOf(sql.ref('notes'))}, nullif(array_to_string(${gamesOf(sql.ref('expansions'), keys)}, E'\n'), ''))`,
  },
  /** Prices and states are told as they were, reasons are words of people. */
  'changed-value': {
    sort: 'other',
    replace: (column) => sql`case when field = 'hidden' then ${textOf(column)} else ${column} end`,
  },
  /** Counts and states are copied as they were; a hash of an address is not, and what the administrator wrote neither. */
  'audit-details': {
    sort: 'other',
    replace: (column, keys) => sql`
      ${column}
      || case when ${column} ->> 'because' is null then '{}'
              else jsonb_build_object('because', ${textOf(sql`(${column} ->> 'because')`)}) end
      || case when ${column} ->> 'address' is null then '{}'
              else jsonb_build_object('address', ${tokenOf(sql`(${column} ->> 'address')`, keys)}) end`,
  },
};

/** Copied as it is, because people write nothing of themselves there. */
export function kept(why: string): Excuse {
  return { kept: why, isSearched: true };
}

/** Copied as it is, because only the product, or everybody in public, writes there. */
export function fixed(why: string): Excuse {
  return { kept: why, isSearched: false };
}

function addressOf(column: RawBuilder<unknown>, { same }: Keys): RawBuilder<unknown> {
  return sql`'person-' || ${numberOf(sql`lower(${column})`, same)} || ${`@${COPY_DOMAIN}`}::text`;
}

function tokenOf(column: RawBuilder<unknown>, { once }: Keys): RawBuilder<unknown> {
  return sql`encode(sha256(convert_to(${once}::text || ${column}, 'UTF8')), 'hex')`;
}

function gameOf(column: RawBuilder<unknown>, { same }: Keys): RawBuilder<unknown> {
  return sql`'Game ' || ${numberOf(column, same)}`;
}

function gamesOf(column: RawBuilder<unknown>, keys: Keys): RawBuilder<unknown> {
  return sql`
    array(select ${gameOf(sql.ref('game'), keys)} from unnest(${column}) with ordinality as given (game, position)
          order by position)`;
}

function textOf(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left(repeat(${FILLING}::text, length(${column}) / ${FILLING.length}::int + 1), length(${column}))`;
}

/** Of 48 bits: two of 100,000 people get the same one in one of 50,000 copies, which then is not made. */
function numberOf(text: RawBuilder<unknown>, key: string): RawBuilder<unknown> {
  return sql`(('x' || left(encode(sha256(convert_to(${key}::text || ${text}, 'UTF8')), 'hex'), 12))::bit(48)::bigint)::text`;
}
