import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Clock } from '@tablefall/platform/clock/clock';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { BackgroundPool, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { ZipEntry } from '../../http/serving/zip-file.ts';
import { readmeOf } from './readme.ts';

/** Rows that are read at once: a mail is written anew for each of its rows. */
const CHUNK = 200;

/** Somebody whom the product knows by an address. Guests of a gameday, and whoever once wrote to us, have no account. */
export interface Person {
  /** In lower case. */
  address: string;
  /** Null without an account; then there are no names, either. */
  userId: string | null;
  nameIds: string[];
  /** What the names are at the moment. */
  names: string[];
}

/** A person whom the product is about to forget. */
export interface ForgottenPerson extends Person {
  /** Ids of the things by which mails to others tell of them. */
  thingIds: string[];
}

/** Rows that are a person's: one file of their download, and one count. */
export interface PersonalList {
  /** The name of its file, without `.json`. */
  file: string;
  /** What it is called beside its count. */
  title: string;
  /**
   * Its rows under names that people read. Besides, each has an `id`, a text of its own by which the rows are in order;
   * it is left out of the file.
   */
  rows(person: Person): RawBuilder<{ id: string }>;
  /** Turns a row into what its file says, where SQL cannot. */
  shown?(row: never): object;
}

/** What one module keeps of people: the columns that say so at their entities (`theirs`), and keys of accounts and names. */
export interface PersonalPart {
  lists: PersonalList[];
  /** Says why nothing may be erased at the moment. */
  refuseErasure?(unit: UnitOfWork, person: Person): Promise<void>;
  /** Ids of things by which mails to others know the person, where they say none of the person's own (`tellsOf`). */
  thingsToldOf?(em: EntityManager, person: Person): Promise<string[]>;
  /**
   * Takes the person out of what others count on, as when they leave by themselves: seats and places go to the next. All modules do
   * this before any of them erases, since leaving may write down who left. Their names read `FORMER_GUEST` by now, and the account
   * is locked.
   */
  leave?(unit: UnitOfWork, person: Person): Promise<void>;
  /**
   * Takes away what is the person's then, or what of it says who they are where the row has to stay. Nothing to do where it went
   * with `leave`. Both may be called again for what has come in meanwhile.
   */
  erase?(unit: UnitOfWork, person: ForgottenPerson): Promise<void>;
  /** Files besides the lists, such as photos. */
  files?(em: EntityManager, person: Person): AsyncIterable<ZipEntry>;
  /** What others are shown of theirs, for an account that is to be blocked; a row for each sort. */
  shownToOthers?(person: Person): RawBuilder<ShownCount>;
  /** Takes that out of sight. Whoever relied on it is told. */
  hide?(unit: UnitOfWork, person: Person): Promise<void>;
}

/** What all modules keep of people. */
export const PERSONAL_DATA = new Point<PersonalPart>('what is kept of people');

/** How much of something others are shown. */
export interface ShownCount {
  title: string;
  count: number;
}

/** How much of something there is. */
export interface PersonalCount {
  file: string;
  title: string;
  count: number;
}

/** Everything that the product knows of a person: each module says here what it keeps, and how it is told. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly contributions: Contributions,
    private readonly em: EntityManager,
    @BackgroundPool() private readonly background: EntityManager,
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  /** Whoever has an address, with or without an account. */
  async personOf(email: string, em: EntityManager = this.em.fork()): Promise<Person> {
    const address = addressKey(email);
    const account = await firstRowOf<Omit<Person, 'address'>>(
      em,
      sql`
        select id as "userId",
               array(select id from user_name where user_id = account.id order by position, id) as "nameIds",
               array(select name from user_name where user_id = account.id order by position, id) as names
        from account where email = ${address}`,
    );
    return { address, ...(account ?? { userId: null, nameIds: [], names: [] }) };
  }

  /** The same by the account, whatever its address is by now; without names when there is none any more. */
  async personOfAccount(userId: string, em: EntityManager): Promise<Person | null> {
    const account = await firstRowOf<{ email: string }>(
      em,
      sql`select email from account where id = ${userId}`,
    );
    return account && this.personOf(account.email, em);
  }

  /** Throws ApiError when some module says why nothing may be erased at the moment. */
  async refuseErasure(unit: UnitOfWork, person: Person): Promise<void> {
    for (const part of this.parts) await part.refuseErasure?.(unit, person);
  }

  /** Has every module take away what it keeps of a person: in two rounds, so that nothing hangs on which of them comes first. */
  async erase(unit: UnitOfWork, person: Person): Promise<void> {
    const thingIds: string[] = [];
    for (const part of this.parts) thingIds.push(...((await part.thingsToldOf?.(unit.em, person)) ?? []));
    for (const part of this.parts) await part.leave?.(unit, person);
    for (const part of this.parts) await part.erase?.(unit, { ...person, thingIds });
  }

  /** What others are shown of a person's: the sorts that there is something of, by title. */
  async shownToOthers(person: Person, em: EntityManager): Promise<ShownCount[]> {
    const counts: ShownCount[] = [];
    for (const part of this.parts) {
      if (part.shownToOthers) counts.push(...(await rowsOf<ShownCount>(em, part.shownToOthers(person))));
    }
    return counts
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.title.localeCompare(other.title, 'en'));
  }

  /** Has every module take out of sight what others are shown of a person's. */
  async hide(unit: UnitOfWork, person: Person): Promise<void> {
    for (const part of this.parts) await part.hide?.(unit, person);
  }

  /** How much there is of each sort, in the order of the files. */
  async counts(person: Person, em: EntityManager = this.background.fork()): Promise<PersonalCount[]> {
    const counts: PersonalCount[] = [];
    for (const list of this.lists()) {
      const row = await firstRowOf<{ count: number }>(
        em,
        sql`select count(*)::int as count from (${list.rows(person)}) as row`,
      );
      counts.push({ file: list.file, title: list.title, count: row?.count ?? 0 });
    }
    return counts;
  }

  /** The files of a person's download; what there is nothing of has none. @param counts as `counts` tells them */
  async *files(person: Person, counts: PersonalCount[]): AsyncGenerator<ZipEntry> {
    const some = counts.filter(({ count }) => count > 0);
    const { productName } = this.edition.settings;
    yield {
      path: 'README.txt',
      content: only(readmeOf(some, { productName, address: person.address, now: this.clock.now() })),
    };
    for (const list of this.lists()) {
      if (some.some(({ file }) => file === list.file)) {
        yield { path: `${list.file}.json`, content: this.written(list, person) };
      }
    }
    for (const part of this.parts) {
      if (part.files) yield* part.files(this.background.fork(), person);
    }
  }

  private get parts(): PersonalPart[] {
    return this.contributions.of(PERSONAL_DATA);
  }

  private lists(): PersonalList[] {
    return this.parts
      .flatMap(({ lists }) => lists)
      .sort((one, other) => one.file.localeCompare(other.file, 'en'));
  }

  private async *written(list: PersonalList, person: Person): AsyncGenerator<string> {
    let separator = '[\n';
    for await (const row of this.rowsOf(list, person)) {
      yield separator + JSON.stringify(row, null, 2);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }

  /** In chunks, so that no transaction stays open while a slow client takes them. */
  private async *rowsOf(list: PersonalList, person: Person): AsyncGenerator<object> {
    let after: string | null = '';
    while (after !== null) {
      const chunk: { id: string; row: { id?: string } }[] = await rowsOf(
        this.background.fork(),
        sql`
          select row.id, row_to_json(row) as row from (${list.rows(person)}) as row
          where row.id collate "C" > ${after} order by row.id collate "C" limit ${CHUNK}`,
      );
      for (const { row } of chunk) {
        delete row.id;
        yield list.shown?.(row as never) ?? row;
      }
      after = chunk.length < CHUNK ? null : (chunk.at(-1)?.id ?? null);
    }
  }
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}
