import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';

/** Waits of an address for badges. */
@Injectable()
@contributes(PERSONAL_DATA)
export class BadgeQueueData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'badge-queue',
      title: 'Badges you wait for',
      rows: ({ address }) => sql`
        select id::text, edition, name, email, badges, joined_at as joined, offered_until as "offeredUntil"
        from badge_queue_entry where email = ${address}`,
    },
  ];

  constructor(private readonly counter: BadgeCounter) {}

  async leave(unit: UnitOfWork, { address }: Person): Promise<void> {
    const entries = await rowsOf<{ id: string; edition: string }>(
      unit.em,
      sql`select id, edition from badge_queue_entry where email = ${address} order by edition`,
    );
    for (const { id, edition } of entries) {
      await this.counter.endWaits(unit, edition, [id]);
    }
  }
}
