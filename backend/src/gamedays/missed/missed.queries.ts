import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SUPPRESSION_TEXTS, type SuppressionReason } from '@tablefall/mail';
import { nameOrder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { PreviewRecipientDto } from '../../email/mailings/mail-preview.dto.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { InvitationFilter } from '../invitations/invitations.dto.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import type { MissedGuestsDto } from './missed.dto.ts';
import { LEFT_OUT, missed } from './missed.sql.ts';

/** So many are told by name. */
const NAMES = 3;

const REASONS: Record<string, string> = {
  ...(SUPPRESSION_TEXTS satisfies Record<SuppressionReason, string>),
  answered: 'Answered already',
  waiting: 'Waits for seats',
};

/** What staff see before they invite those again who did not get the invitation. */
@Injectable()
export class MissedQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly clock: GamedayClock,
  ) {}

  /** Who would be invited again now, and who would not; nobody once the gameday is over. */
  async getMissed(gamedayId: string, list: InvitationFilter): Promise<MissedGuestsDto> {
    const { isOver } = await this.gamedays.getGameday(gamedayId);
    if (isOver) return { due: 0, first: null, leftOut: [] };
    const rows = await rowsOf<{
      reason: string | null;
      count: number;
      names: string[];
      first: PreviewRecipientDto;
    }>(
      this.em.fork(),
      sql`
        select reason, count(*)::int as count,
               (array_agg(guest_name order by ${nameOrder('guest_name')}))[1:${sql.lit(NAMES)}] as names,
               (array_agg(jsonb_build_object('name', guest_name, 'email', guest_email)
                          order by ${nameOrder('guest_name')}, id))[1] as first
        from (
          select id, guest_name, guest_email, ${LEFT_OUT} as reason from invitation
          where ${missed(gamedayId, list, this.clock.today)}
        ) as missed
        group by reason order by count desc, reason`,
    );
    const due = rows.find(({ reason }) => reason === null);
    return {
      due: due?.count ?? 0,
      first: due?.first ?? null,
      leftOut: rows.flatMap(({ reason, count, names }) =>
        reason === null ? [] : [{ reason: REASONS[reason] ?? reason, count, names }],
      ),
    };
  }
}
