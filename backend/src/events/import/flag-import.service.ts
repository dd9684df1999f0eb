import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { NotFoundError } from '../../http/errors/api-error.ts';
import { HallQueries } from '../hall/hall.queries.ts';
import { TableFlags } from '../hall/table-flags.service.ts';
import type { ImportedFlagDto } from './flag-import.dto.ts';

/** Raises flags of a file in the hall, as an administrator does. */
@Injectable()
export class FlagImportService {
  constructor(
    private readonly flags: TableFlags,
    private readonly hall: HallQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * A table on which a flag is up keeps it.
   * Throws Error naming a table that is not in the floor plan.
   *
   * @param userId the administrator's
   */
  async importFlags(imported: ImportedFlagDto[], userId: string): Promise<void> {
    for (const { tableId, until, ...form } of imported) {
      const { flag } = await this.hall.flagOf(tableId, null);
      if (!flag && this.clock.now() < until) {
        await this.flags.raise({ userId, roles: ['administrator'] }, tableId, form).catch((error) => {
          throw error instanceof NotFoundError ? new Error(`The hall has no table ${tableId}`) : error;
        });
      }
    }
  }
}
