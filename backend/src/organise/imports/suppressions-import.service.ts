import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SUPPRESSION_REASONS, type SuppressionReason } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { BackgroundPool, Transactions } from '@tablefall/platform/database/transactions';
import { areSuppressed, type Suppressed, suppressAll } from '@tablefall/platform/outbox/suppressions';
import { addressProblem, EMAIL_MAX, isEmailAddress } from '../../http/input/email.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import { organiseActs } from '../organise.audit.ts';
import type { Import } from './import.pipe.ts';
import { duplicateOf, refused, resultOf, TAKEN, textOf, verdictOf } from './import-lines.ts';
import type { ImportCheckDto, ImportedLineDto, ImportResultDto } from './imports.dto.ts';

const NOTE = 'Imported from another system';
/** Nobody else turns off the mail to those who run the convention. */
const HELPS = 'Belongs to somebody who helps with the convention';

/** Takes over who gets no mail from another system. It only adds: nothing that is there is changed or taken away. */
@Injectable()
export class SuppressionsImportService {
  constructor(
    @BackgroundPool() private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly staff: StaffService,
    private readonly audit: Audit,
  ) {}

  /** What would become of each line now. */
  async check({ lines }: Import): Promise<ImportCheckDto> {
    return { lines: (await this.judge(this.em.fork(), lines)).verdicts };
  }

  run({ lines }: Import): Promise<ImportResultDto> {
    return this.transactions.runInBackground(async (unit) => {
      const { verdicts, taken } = await this.judge(unit.em, lines);
      const result = resultOf(verdicts);
      if (taken.length === 0) return result;
      await suppressAll(unit.em, taken, NOTE);
      await this.audit.record(unit, {
        action: organiseActs['suppressions.imported'],
        details: { addresses: result.taken, left: result.left },
      });
      return result;
    });
  }

  private async judge(
    em: EntityManager,
    lines: Record<string, unknown>[],
  ): Promise<{ verdicts: ImportedLineDto[]; taken: Suppressed[] }> {
    const helpers = new Set((await this.staff.helpers(em)).map((helper) => helper.address));
    const places = new Map<string, number>();
    const read: (Suppressed & { place: number })[] = [];
    const verdicts = lines.map((line, place) => {
      const address = addressKey(textOf(line.address, EMAIL_MAX));
      if (!isEmailAddress(address)) return refused(addressProblem(address, 'Not a complete e-mail address'));
      if (!isReason(line.reason)) return refused('No reason that is known here');
      if (helpers.has(address)) return refused(HELPS);
      const key = `${address} ${line.reason}`;
      const first = places.get(key);
      if (first !== undefined) return duplicateOf(first);
      places.set(key, place);
      read.push({ address, reason: line.reason, place });
      return TAKEN;
    });
    const known = await areSuppressed(em, read);
    for (const [index, { place }] of read.entries()) if (known[index]) verdicts[place] = verdictOf('known');
    return { verdicts, taken: read.filter((_, index) => !known[index]) };
  }
}

function isReason(reason: unknown): reason is SuppressionReason {
  return SUPPRESSION_REASONS.some((known) => known === reason);
}
