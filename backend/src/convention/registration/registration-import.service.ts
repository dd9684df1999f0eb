import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { AccountsService } from '../../users/accounts.service.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { NoBadgesError } from '../badges/badges.errors.ts';
import { badgesTaken } from '../badges/badges.ts';
import { EditionService } from '../edition/edition.service.ts';
import { type ImportedRegistration, importRegistrations } from './registration-import.ts';

/** What other modules do to take over registrations from elsewhere. */
@Injectable()
export class RegistrationImport {
  constructor(
    private readonly accounts: AccountsService,
    private readonly badges: BadgeCounter,
    private readonly edition: EditionService,
  ) {}

  /**
   * Takes over registrations; who waits for badges waits for that many less. Badges of the edition that the site shows are limited, those of others are not.
   * Throws NoBadgesError when more badges are needed than are left.
   *
   * @returns how many were taken
   */
  async take(unit: UnitOfWork, registrations: ImportedRegistration[]): Promise<number> {
    const { key, capacity } = this.edition;
    const taken = await importRegistrations(unit, this.accounts, registrations, { edition: key, capacity });
    await this.badges.gotBadges(
      unit,
      taken.filter(({ edition }) => edition === key),
    );
    return taken.length;
  }

  /** Badges that are left in the edition that the site shows. */
  async badgesLeft(em: EntityManager): Promise<number> {
    const { key, capacity } = this.edition;
    return Math.max(0, capacity - (await badgesTaken(em, key)));
  }

  /** Does work that takes badges; null when somebody else took them meanwhile. */
  async unlessBadgesRunOut<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoBadgesError) return null;
      throw error;
    }
  }
}
