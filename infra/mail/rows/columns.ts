import { p as builders } from '@mikro-orm/core';

/*
 * What a column is, said where it is: whose it is, and what a copy for trials makes of it. Erasure, the copy and the checks read it from
 * there. A column that can hold words does not compile without it.
 */

/** What stands in a copy for trials in the place of a value; `backend/src/system/anonymise` makes each. */
export type CopiedAs =
  | 'itself'
  /** Itself, where people should write nothing of themselves: the copy is searched for it. */
  | 'searched'
  | 'nothing'
  | 'address'
  | 'name'
  | 'text'
  | 'token'
  | 'game'
  | 'games'
  | 'network'
  | 'reference'
  | 'payment-methods'
  | 'search-text'
  | 'changed-value'
  | 'audit-details';

export interface ColumnFacts {
  /** Why it says nothing of a person, or stays when one is erased; null where the module's `PERSONAL_DATA` shows and erases it. */
  readonly nobodys: string | null;
  /** Null where the copy leaves the whole table out. */
  readonly copied: CopiedAs | null;
}

/** Somebody's. */
export function theirs(copied: CopiedAs | null = null): ColumnFacts {
  return { nobodys: null, copied };
}

/** Of nobody, or not to be erased, and why. */
export function nobodys(why: string, copied: CopiedAs = 'itself'): ColumnFacts {
  return { nobodys: why, copied };
}

export const EDITION_KEY = nobodys('The key of an edition, a year and a month.');
export const WORD = nobodys('One of a few words of ours.');
export const NUMBER = nobodys('Names a thing by a random or derived number.');
export const MACHINE = nobodys('Of the running product, not of a person.');
export const TIME = nobodys('A time.');
/** What the site says of the convention on each page, in a copy as well. */
export const EVERYWHERE = nobodys('Said to everybody on each page.');
export const PUBLISHED = nobodys(
  'Organisers publish it, and may name people on purpose, as an imprint does: whoever is named asks them to change it. A copy says other words.',
  'text',
);

type Wordless =
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'integer'
  | 'smallint'
  | 'time'
  | 'uuid'
  | 'manyToOne'
  | 'oneToMany';

/** The ORM's builders of columns, of those types that the product uses. */
interface ColumnBuilders extends Pick<typeof builders, Wordless> {
  type(type: 'timestamptz'): ReturnType<typeof builders.type<'timestamptz'>>;
  text(facts: ColumnFacts): ReturnType<typeof builders.text>;
  json<T>(facts: ColumnFacts): ReturnType<typeof builders.json<T>>;
  array(facts: ColumnFacts): ReturnType<typeof builders.array<string>>;
}

export const p: ColumnBuilders = {
  ...builders,
  type: (type) => builders.type(type),
  text: (facts) => told(builders.text(), facts),
  json: <T>(facts: ColumnFacts) => told(builders.json<T>(), facts),
  array: (facts) => told(builders.array(), facts),
};

/** As an option of the property, which the ORM hands on untouched. */
function told<Builder extends object>(builder: Builder, facts: ColumnFacts): Builder {
  Object.assign((builder as { '~options': object })['~options'], { facts });
  return builder;
}

/** What a table is, where it is not as most are. */
export interface TableFacts {
  /** Why none of its rows are in a copy for trials. */
  readonly emptied?: string;
  /**
   * By what else than an `edition`, or what it hangs on, its rows belong to an edition, and go with it; or why they stay when it is old.
   */
  readonly ofEdition?: 'by its day' | { readonly stays: string };
  /** Why nothing deletes its rows. */
  readonly kept?: string;
}

/** Why a copy for trials has no rows of some sort. */
export const EMPTIED = {
  link: 'a link of the source opens nothing of the copy',
  mail: 'no mail of the source may leave from a copy, and each holds an address',
  audience: 'belongs to mailings, which are not copied',
  signIn: 'nobody who is signed in at the source is signed in at the copy',
  running: 'tells of the processes of the source',
};

/** Says of a table what it is. */
export function table<Schema extends { meta: object }>(schema: Schema, facts: TableFacts): Schema {
  Object.assign(schema.meta, { facts });
  return schema;
}

/** What was said of a column or table, from the ORM's metadata. */
export function factsOf<Facts extends ColumnFacts | TableFacts>(described: object): Facts | undefined {
  return (described as { facts?: Facts }).facts;
}
