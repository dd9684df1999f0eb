import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition, type EditionLogo, NO_LOGO } from '@tablefall/platform/edition/edition.entity';
import { PictureError } from '@tablefall/platform/images/renditions';
import { EditionLogos } from '../../convention/edition/edition-logos.service.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { organiseActs } from '../organise.audit.ts';
import { EditionArchivedError, EditionNotFoundError, LogoNotStoredError } from './editions.errors.ts';

/** The logo that stands in the header of an edition. The file of one that is taken away goes by a job. */
@Injectable()
export class LogoService {
  private readonly logger = new Logger(LogoService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly logos: EditionLogos,
    private readonly current: CurrentEdition,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes a picture as the logo.
   * Throws InvalidInputError for what is no PNG or WebP.
   * Throws LogoNotStoredError while the store is away.
   */
  async change(key: string, picture: Buffer): Promise<void> {
    requireChangeable(await this.em.fork().findOne(Edition, key));
    await this.set(key, await this.kept(picture));
  }

  remove(key: string): Promise<void> {
    return this.set(key, NO_LOGO);
  }

  private async set(key: string, logo: EditionLogo): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const edition = requireChangeable(
        await em.findOne(Edition, key, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      if (edition.logo === logo.logo) return;
      em.assign(edition, logo);
      await this.audit.record(unit, {
        action: organiseActs['edition.logo-changed'],
        about: key,
        details: { removed: logo.logo === null },
      });
    });
    await this.current.refresh();
  }

  private async kept(picture: Buffer): Promise<EditionLogo> {
    try {
      return await this.logos.keep(picture);
    } catch (error) {
      if (error instanceof PictureError) throw new InvalidInputError({ file: error.message });
      this.logger.error(`A logo was not stored: ${(error as Error).message}`);
      throw new LogoNotStoredError();
    }
  }
}

function requireChangeable(edition: Edition | null): Edition {
  if (!edition) throw new EditionNotFoundError();
  if (edition.state === 'archived') throw new EditionArchivedError();
  return edition;
}
