import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { scheduleOf } from '../schedule-of.sql.ts';
import type { ImportedPersonDto } from './event-import.dto.ts';

/** Finds people of an import among all that there are. */
export class ImportedPeople {
  private constructor(
    private readonly names: Map<string, string>,
    private readonly accounts: Map<string, string>,
  ) {}

  static async read(em: EntityManager): Promise<ImportedPeople> {
    const rows = await scheduleOf(em)
      .selectFrom('user_name')
      .innerJoin('account', 'account.id', 'user_name.user_id')
      .select(['user_name.id', 'account.id as account_id', 'account.email', 'user_name.name'])
      .execute();
    return new ImportedPeople(
      new Map(rows.map(({ id, email, name }) => [`${email} ${name}`, id])),
      new Map(rows.map(({ account_id, email }) => [email, account_id])),
    );
  }

  /**
   * Throws Error when nobody registered it.
   *
   * @returns the id of the name.
   */
  nameOf({ email, name }: ImportedPersonDto): string {
    const id = this.names.get(`${addressKey(email)} ${name}`);
    if (!id) {
      throw new Error(`Nobody registered as ${name} with the address ${email}`);
    }
    return id;
  }

  /**
   * Throws Error when nobody registered with the address.
   *
   * @returns the id of the account.
   */
  accountOf(email: string): string {
    const id = this.accounts.get(addressKey(email));
    if (!id) {
      throw new Error(`Nobody registered with the address ${email}`);
    }
    return id;
  }
}
