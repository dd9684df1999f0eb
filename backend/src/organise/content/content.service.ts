import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import type { ContentKind, Contents, FloorPlan } from '../../convention/content/content.dto.ts';
import { type EditedContent, EditionContent } from '../../convention/content/edition-content.service.ts';
import type { EditionDto } from '../../convention/edition/edition.dto.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { EventTables } from '../../events/tables/event-tables.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import { lockEdition, lockEditionForChange } from '../editions/edition-locks.ts';
import { EditionNotFoundError } from '../editions/editions.errors.ts';
import { organiseActs } from '../organise.audit.ts';

/** A content that is saved. */
export interface ContentEdit<K extends ContentKind> {
  edition: string;
  kind: K;
  content: Contents[K];
  /** The version it was filled from. */
  version?: string;
}

/** Editing what an edition says of itself. */
@Injectable()
export class ContentService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly content: EditionContent,
    private readonly editions: EditionService,
    private readonly tables: EventTables,
    private readonly audit: Audit,
  ) {}

  async read<K extends ContentKind>(edition: string, kind: K): Promise<EditedContent<K>> {
    await this.edition(edition);
    return this.content.edited(edition, kind);
  }

  /** What an edition says, or would say, of itself. */
  async detailsOf(edition: string): Promise<EditionDto> {
    return this.editions.detailsOf(await this.edition(edition));
  }

  /**
   * Throws StaleEditError when somebody has changed it meanwhile.
   * Throws TablesInUseError when games stand on tables of a floor plan that it no longer has for them.
   */
  async save<K extends ContentKind>(edit: ContentEdit<K>, by: Principal): Promise<void> {
    const { edition, kind, content, version } = edit;
    await this.transactions.run(async (unit) => {
      await lockEditionForChange(unit.em, edition);
      await refuseStale(unit.em, version, this.content.version(edition, kind));
      if (kind === 'plan') await this.refuseLosingTables(unit, edition, content as FloorPlan);
      await this.content.write(unit, { edition, kind, content, by: by.userId });
      await this.audit.record(unit, {
        action: organiseActs['content.changed'],
        about: edition,
        details: { kind },
      });
    });
  }

  /** Goes back to the standard; whom to ask, who are people with their numbers, in an archived edition as well. */
  async restore(edition: string, kind: ContentKind): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (kind === 'whom-to-ask') await lockEdition(unit.em, edition);
      else await lockEditionForChange(unit.em, edition);
      if (kind === 'plan') await this.refuseLosingTables(unit, edition, this.content.standard('plan'));
      if (await this.content.restore(unit, edition, kind)) {
        await this.audit.record(unit, {
          action: organiseActs['content.restored'],
          about: edition,
          details: { kind },
        });
      }
    });
  }

  private refuseLosingTables({ em, now }: UnitOfWork, edition: string, plan: FloorPlan): Promise<void> {
    const kept = plan.tables.filter(({ openGaming }) => !openGaming).map(({ id }) => id);
    return this.tables.refuseLosing(em, edition, kept, now);
  }

  private async edition(key: string): Promise<Edition> {
    const edition = await this.em.fork().findOne(Edition, key);
    if (!edition) throw new EditionNotFoundError();
    return edition;
  }
}
