import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { anyOf } from '@tablefall/platform/database/sql';
import { BackgroundPool, Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { DateTime } from 'luxon';
import type { RegistrationTables } from '../../convention/registration/registration.tables.ts';
import { RegistrationImport } from '../../convention/registration/registration-import.service.ts';
import { EditionRetention } from '../../convention/retention/retention.service.ts';
import { isEditionKey } from '../../http/input/edition-key.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import { organiseActs } from '../organise.audit.ts';
import type { Import } from './import.pipe.ts';
import { resultOf } from './import-lines.ts';
import type { ImportCheckDto, ImportResultDto } from './imports.dto.ts';
import { BadgesMovedError, EditionNotImportableError } from './imports.errors.ts';
import {
  badgesOf,
  type Family,
  type JudgedRegistrants,
  judgeFamilies,
  type KnownRegistrants,
  readRegistrants,
} from './registrant-lines.ts';

/** How often an import begins anew while other people take badges. */
const ATTEMPTS = 3;

/** Takes over who is registered from another system. Nobody is mailed, and nobody's address counts as confirmed. */
@Injectable()
export class RegistrantsImportService {
  constructor(
    @BackgroundPool() private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly registrations: RegistrationImport,
    private readonly retention: EditionRetention,
    private readonly current: CurrentEdition,
    private readonly audit: Audit,
  ) {}

  /** What would become of each line now. */
  async check(request: Import): Promise<ImportCheckDto> {
    await this.refuseEdition(request.edition);
    return { lines: (await this.judge(this.em.fork(), request)).verdicts };
  }

  /**
   * Takes what can be taken, all in one transaction.
   * Throws BadgesMovedError while others take the badges that the file needs.
   */
  async run(request: Import): Promise<ImportResultDto> {
    await this.refuseEdition(request.edition);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const result = await this.attempt(request);
      if (result) return result;
    }
    throw new BadgesMovedError();
  }

  /** @returns null when somebody took badges meanwhile, and nothing was imported */
  private attempt(request: Import): Promise<ImportResultDto | null> {
    const { edition } = request;
    return this.registrations.unlessBadgesRunOut(() =>
      this.transactions.runInBackground(async (unit) => {
        const { verdicts, taken } = await this.judge(unit.em, request);
        const result = resultOf(verdicts);
        if (taken.length === 0) return result;
        await this.registrations.take(
          unit,
          taken.map((family) => registrationOf(family, edition, unit.now)),
        );
        await this.audit.record(unit, {
          action: organiseActs['registrants.imported'],
          about: edition,
          details: {
            registrations: taken.length,
            people: result.taken,
            badges: taken.reduce((sum, family) => sum + badgesOf(family), 0),
            left: result.left,
          },
        });
        return result;
      }),
    );
  }

  private async judge(em: EntityManager, { edition, lines }: Import): Promise<JudgedRegistrants> {
    const read = readRegistrants(lines);
    return judgeFamilies(read, await this.known(em, edition, read.families));
  }

  private async known(em: EntityManager, edition: string, families: Family[]): Promise<KnownRegistrants> {
    const emails = families.map(({ email }) => email);
    const rows = await em
      .getKysely<AccountTables & RegistrationTables>()
      .selectFrom('account')
      .leftJoin('registration', (joined) =>
        joined.onRef('user_id', '=', 'account.id').on('registration.edition', '=', edition),
      )
      .select(['email', 'blocked_at', 'registration.id'])
      .where('email', '=', anyOf(emails, 'text'))
      .execute();
    const those = (column: 'blocked_at' | 'id') =>
      new Set(rows.filter((row) => row[column] !== null).map(({ email }) => email));
    const badgesLeft = edition === this.current.key ? await this.registrations.badgesLeft(em) : null;
    return { registered: those('id'), blocked: those('blocked_at'), badgesLeft };
  }

  private async refuseEdition(edition: string): Promise<void> {
    if (!isEditionKey(edition)) {
      throw new EditionNotImportableError(
        'Please enter year and month in which the edition began, as 2024-10',
      );
    }
    if (edition === this.current.key) return;
    if (edition > this.current.key) {
      throw new EditionNotImportableError(
        'People can be imported for the edition that the site shows, and for those before it',
      );
    }
    if (!(await this.retention.keeps(edition))) {
      throw new EditionNotImportableError(
        `Only numbers are kept of ${DateTime.fromISO(edition).setLocale('en-US').toFormat('LLLL yyyy')}: see RETENTION_EDITIONS`,
      );
    }
  }
}

function registrationOf({ email, people }: Family, edition: string, now: Date) {
  return {
    edition,
    email,
    registeredAt: now,
    paidBadges: people.filter(({ paid }) => paid).length,
    attendees: people.map(({ name, badge }) => ({ name, badge })),
  };
}
