import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import {
  EditionRetention,
  emptiedOn,
  type PastEdition,
} from '../../convention/retention/retention.service.ts';
import type { PastEditionDto } from './past-editions.dto.ts';

/** What organisers read of editions that are over: one a year, so there is no second page. */
@Injectable()
export class PastEditionsQueries {
  constructor(
    private readonly retention: EditionRetention,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async editions(): Promise<PastEditionDto[]> {
    const { kept, old } = await this.retention.sorted();
    const shown = (isKept: boolean) => (edition: PastEdition) => ({
      key: edition.edition,
      isKept,
      emptiedOn:
        isKept || edition.emptiedAt !== null ? null : emptiedOn(edition, this.clock.now()).toISOString(),
      emptiedAt: edition.emptiedAt,
      counts: edition.counts ?? [],
    });
    return [...kept.map(shown(true)), ...old.map(shown(false))];
  }
}
