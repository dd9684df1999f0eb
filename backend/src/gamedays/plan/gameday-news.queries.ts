import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type MailProps, reasonsAgainstMail } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { nameOrder, sql } from '@tablefall/platform/database/sql';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { type GamedayDetails, given, isMoved, planOf } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { NO_TOKEN, previewedFacts } from '../previewed-gameday.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { earlier } from '../times/gameday-end.ts';
import type { GamedayNewsDto } from './gameday-news.dto.ts';
import { newsReceivers } from './news-receivers.ts';

/** What organisers see before guests are told that a gameday was moved or cancelled. */
@Injectable()
export class GamedayNewsQueries {
  constructor(
    @BackgroundPool() private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
    private readonly hours: SendingHours,
    private readonly gamedayClock: GamedayClock,
    private readonly clock: Clock,
  ) {}

  /**
   * How many guests a change would be mailed to, the mail, and when it could leave.
   *
   * @param form what would be saved; none for a deletion
   */
  async preview(gamedayId: string, form?: GamedayDetails): Promise<GamedayNewsDto> {
    const before = await this.gamedays.getGameday(gamedayId);
    const after = { ...before, ...(form && given(form)) };
    const news: GamedayNewsDto = { count: 0, mail: null, leavesAt: null };
    if (this.gamedayClock.isOver(after) || (form && !isMoved(before, after))) return news;
    const latest = earlier(this.gamedayClock.startsAt(before), this.gamedayClock.startsAt(after));
    news.leavesAt = this.hours.wait(this.clock.now(), latest)?.until.toISOString() ?? null;
    const change = form ? 'moved' : 'cancelled';
    for (const { accepted, who } of newsReceivers(gamedayId, change)) {
      const props = newsOf(after, { change, accepted, before: form ? planOf(before) : null });
      const reason = suppressionOf(
        sql.ref('guest_email'),
        reasonsAgainstMail({ kind: 'gameday-change', props }),
      );
      const receivers = this.em
        .fork()
        .getKysely<GamedaysTables>()
        .selectFrom('invitation')
        .where(who)
        .where(reason, 'is', null);
      const { count } = await receivers
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      news.count += count;
      if (news.mail || count === 0) continue;
      const recipient = await receivers
        .select(['guest_name as name', 'guest_email as email'])
        .orderBy(nameOrder('guest_name'))
        .orderBy('id')
        .limit(sql.lit(1))
        .executeTakeFirst();
      if (!recipient) continue;
      news.mail = { ...this.previews.preview('gameday-change', props, recipient.name, null), recipient };
    }
    return news;
  }
}

type NewsProps = MailProps['gameday-change'];

function newsOf(gameday: GamedayDto, own: Pick<NewsProps, 'change' | 'accepted' | 'before'>): NewsProps {
  return { ...previewedFacts(gameday), invitationToken: NO_TOKEN, ...own };
}
