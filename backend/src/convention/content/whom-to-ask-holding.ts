import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Progress } from '@tablefall/platform/jobs/job';
import type { ConventionTables } from '../convention.tables.ts';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  type EditionTime,
} from '../retention/retention.service.ts';

/** Whom helpers asked: names and numbers of people, which go with the people of their edition. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class WhomToAskHolding implements EditionHolding {
  /** One text, which is no number of people for the report. */
  async count(): Promise<EditionCount[]> {
    return [];
  }

  async removeSome({ em }: UnitOfWork, { edition }: EditionTime): Promise<Progress> {
    await em
      .getKysely<ConventionTables>()
      .deleteFrom('edition_content')
      .where('edition', '=', edition)
      .where('kind', '=', 'whom-to-ask')
      .execute();
    return 'done';
  }
}
