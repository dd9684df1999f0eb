import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import { happened } from '@tablefall/platform/outbox/happenings';
import { keepFromResending } from '@tablefall/platform/outbox/mailing-control';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  EditionRetention,
  type EditionTime,
} from '../../convention/retention/retention.service.ts';
import { gamedayReference } from '../gameday.entity.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { aboutGuestsOf } from '../invitations/invitation-mails.ts';

interface Counts {
  gamedays: number;
  invitations: number;
  accepted: number;
  declined: number;
  unanswered: number;
  seats: number;
}

/** The gamedays of an edition's time, with their guests and what these answered. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class GamedayHolding implements EditionHolding {
  readonly place = 3;

  constructor(private readonly retention: EditionRetention) {}

  async count(em: EntityManager, time: EditionTime): Promise<EditionCount[]> {
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        select count(*)::int as gamedays,
               coalesce(sum(accepted_count + rejected_count + not_replied_count), 0)::int as invitations,
               coalesce(sum(accepted_count), 0)::int as accepted, coalesce(sum(rejected_count), 0)::int as declined,
               coalesce(sum(not_replied_count), 0)::int as unanswered, coalesce(sum(seats_taken), 0)::int as seats
        from gameday where ${this.isOf(time)}`,
    );
    return [
      { of: 'Gamedays', count: counts?.gamedays ?? 0 },
      { of: 'Invitations', count: counts?.invitations ?? 0 },
      { of: 'Accepted invitations', count: counts?.accepted ?? 0 },
      { of: 'Declined invitations', count: counts?.declined ?? 0 },
      { of: 'Invitations without a reply', count: counts?.unanswered ?? 0 },
      { of: 'Seats taken', count: counts?.seats ?? 0 },
    ];
  }

  /** One gameday after the other: it may have many thousands of guests. */
  async removeSome({ em }: UnitOfWork, time: EditionTime): Promise<Progress> {
    const [gameday] = await rowsOf<{ id: string }>(
      em,
      sql`select id from gameday where ${this.isOf(time)} order by date limit 1 for update`,
    );
    if (!gameday) return 'done';
    await happened(em, 'gameday-deleted', aboutGuestsOf(gameday.id));
    await keepFromResending(em, gamedayReference(gameday.id));
    const db = em.getKysely<GamedaysTables>();
    const guests = await deleteSome(db, 'invitation', (guest) => guest('gameday_id', '=', gameday.id));
    const waiting = await deleteSome(db, 'gameday_wave_guest', (guest) =>
      guest('gameday_id', '=', gameday.id),
    );
    if (guests === 'done' && waiting === 'done')
      await db.deleteFrom('gameday').where('id', '=', gameday.id).execute();
    return 'more';
  }

  private isOf(time: EditionTime) {
    return this.retention.fallsInto(time, sql`gameday.date`);
  }
}
