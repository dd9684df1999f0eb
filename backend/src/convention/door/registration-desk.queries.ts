import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import {
  type Expression,
  expressionBuilder,
  firstRowOf,
  isoTime,
  localTime,
  nameOrder,
  type RawBuilder,
  rowsOf,
  type SqlBool,
  sql,
} from '@tablefall/platform/database/sql';
import { givenAddress } from '@tablefall/platform/privacy/no-address';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import type { Principal } from '../../http/access/principal.ts';
import { type AccountTables, accounts, userNames } from '../../users/names/accounts.tables.ts';
import { amountDue, openHold } from '../badges/badges.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { RegistrationTables } from '../registration/registration.tables.ts';
import { UnknownRegistrationError } from '../registration/registrations.errors.ts';
import type {
  AddresseeDto,
  DoorDto,
  RegistrationEntryDto,
  RegistrationPageDto,
  RegistrationsQuery,
} from './registration-desk.dto.ts';

/** One person of the exported table; times are those of the convention's zone. */
export interface ExportedPerson {
  name: string;
  email: string | null;
  ageGroup: string;
  price: number;
  paid: string;
  registered: string;
  checkedIn: string | null;
}

/** Who reads registrations. */
export interface DeskReader {
  /** Whoever does not is shown addresses shortened, and finds by whole ones only. */
  seesAddresses: boolean;
}

/** Where one is chosen, longer lists are searched. */
const MOST_ADDRESSEES = 20;

/** Conditions on a registration and its account. */
const ENTRY = expressionBuilder<RegistrationTables & AccountTables, 'registration' | 'account'>();

/** Reads about registrations for the administrator, straight into their DTOs. */
@Injectable()
export class RegistrationDeskQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
  ) {}

  /** One page of this edition's registrations by the first of their names. */
  async registrations(query: RegistrationsQuery, reader: DeskReader): Promise<RegistrationPageDto> {
    const isPaid = query.paid ?? null;
    const found = sql`
      (${this.entries(this.matches(query, reader))}) entry
      where (${isPaid}::boolean is null or ("amountDue" = 0) = ${isPaid}::boolean)`;
    const em = this.em.fork();
    const page = await readPage(
      em,
      query,
      sql<RegistrationEntryDto>`
        select id, email, "registeredAt", "heldUntil", "amountDue" = 0 as paid, amount, "amountDue", badges, attendees
        from ${found} order by sort_key, id ${onPage(query)}`,
      sql`from ${found}`,
    );
    return { ...page, items: page.items.map((entry) => shownTo(reader, entry)) };
  }

  /** The first registrations that a search finds, with the addresses, which mailers see. */
  async addressees(search: string): Promise<AddresseeDto[]> {
    const { items } = await this.registrations(
      { search, page: 1, limit: MOST_ADDRESSEES },
      { seesAddresses: true },
    );
    return items.flatMap(({ id, email, attendees }) =>
      email === null ? [] : [{ id, email, names: attendees.map(({ name }) => name) }],
    );
  }

  async registration(id: string, reader: DeskReader): Promise<RegistrationEntryDto> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<RegistrationEntryDto>`
        select id, email, "registeredAt", "heldUntil", "amountDue" = 0 as paid, amount, "amountDue", badges, attendees
        from (${this.entries(ENTRY('registration.id', '=', id))}) entry`,
    );
    if (!row) {
      throw new UnknownRegistrationError();
    }
    return shownTo(reader, row);
  }

  /** The counts of this edition. */
  async door(): Promise<Pick<DoorDto, 'expected' | 'here' | 'endsAt'>> {
    const [counts] = await rowsOf(
      this.em.fork(),
      sql<Pick<DoorDto, 'expected' | 'here'>>`
        select count(*)::int as expected, count(checked_in_at)::int as here
        from attendee join registration on registration.id = registration_id
        where edition = ${this.edition.key}`,
    );
    return { expected: 0, here: 0, ...counts, endsAt: this.edition.end.toISOString() };
  }

  /** Everybody of this edition, person by person; the capacity bounds how many. */
  async *people(): AsyncGenerator<ExportedPerson> {
    const zone = this.edition.timeZone;
    yield* await rowsOf(
      this.em.fork(),
      sql<ExportedPerson>`
        select user_name.name, entry.email,
               case when attendee.badge then '10 and over' else '9 and under' end as "ageGroup",
               case when attendee.badge then ${this.edition.price}::int else 0 end as price,
               case when entry."amountDue" = 0 then 'Yes' else 'No' end as paid,
               ${localTime('registration.registered_at', zone)} as registered,
               ${localTime('attendee.checked_in_at', zone)} as "checkedIn"
        from (${this.entries(this.ofThisEdition())}) entry
        join registration on registration.id = entry.id
        join attendee on attendee.registration_id = entry.id
        join ${userNames} user_name on user_name.id = attendee.name_id
        order by ${nameOrder('user_name.name')}, attendee.id`,
    );
  }

  private entries(condition: Expression<SqlBool>): RawBuilder<unknown> {
    const { price } = this.edition;
    return sql`
      select registration.id, ${givenAddress(sql.ref('account.email'))} as email, ${isoTime('registration.registered_at')} as "registeredAt",
             ${isoTime(openHold('account'))} as "heldUntil",
             ${amountDue(price)} as "amountDue",
             (count(*) filter (where attendee.badge))::int as badges,
             ${price}::int * (count(*) filter (where attendee.badge))::int as amount,
             json_agg(json_build_object(
               'id', attendee.id, 'name', user_name.name, 'badge', attendee.badge,
               'checkedInAt', ${isoTime('attendee.checked_in_at')}) order by attendee.position) as attendees,
             (array_agg(${nameOrder('user_name.name')} order by attendee.position))[1] as sort_key
      from registration
      join ${accounts} account on account.id = registration.user_id
      join attendee on attendee.registration_id = registration.id
      join ${userNames} user_name on user_name.id = attendee.name_id
      where ${condition}
      group by registration.id, account.email, account.confirmed_at`;
  }

  private matches(
    { search, modifiedSince }: RegistrationsQuery,
    { seesAddresses }: DeskReader,
  ): Expression<SqlBool> {
    const chosen = [this.ofThisEdition(), ...(modifiedSince ? [changedSince(new Date(modifiedSince))] : [])];
    if (search.trim() === '') {
      return ENTRY.and(chosen);
    }
    const named = ENTRY.selectFrom('attendee as person')
      .innerJoin('user_name as known', 'known.id', 'person.name_id')
      .select('person.id')
      .whereRef('person.registration_id', '=', 'registration.id')
      .where(holdsWords(search, 'known.name'));
    return ENTRY.and([
      ...chosen,
      ENTRY.or([
        seesAddresses
          ? holdsWords(search, givenAddress(sql.ref('account.email')))
          : ENTRY('account.email', '=', addressKey(search)),
        ENTRY.exists(named),
      ]),
    ]);
  }

  private ofThisEdition(): Expression<SqlBool> {
    return ENTRY('registration.edition', '=', this.edition.key);
  }
}

function changedSince(since: Date): Expression<SqlBool> {
  const renamed = ENTRY.selectFrom('attendee as person')
    .innerJoin('user_name as known', 'known.id', 'person.name_id')
    .select('person.id')
    .whereRef('person.registration_id', '=', 'registration.id')
    .where('known.changed_at', '>=', since);
  return ENTRY.or([
    ENTRY('registration.changed_at', '>=', since),
    ENTRY('account.changed_at', '>=', since),
    ENTRY.exists(renamed),
  ]);
}

function shownTo({ seesAddresses }: DeskReader, entry: RegistrationEntryDto): RegistrationEntryDto {
  const { email } = entry;
  return seesAddresses || email === null ? entry : { ...entry, email: shortenedAddress(email) };
}

/** Addresses are for the administrator alone. */
export function readerOf(principal: Principal | null): DeskReader {
  return { seesAddresses: principal?.roles.includes('administrator') ?? false };
}
