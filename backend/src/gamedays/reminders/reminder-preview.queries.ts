import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SUPPRESSION_TEXTS } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import { nameOrder, sql } from '@tablefall/platform/database/sql';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { mailVersion } from '../confirmed-mail.ts';
import { NobodyToRemindError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { SKIPPED } from '../messages/guest-messages.sql.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { previewedQuestion } from '../previewed-gameday.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { ReminderNumbers } from './reminder-numbers.ts';
import type {
  PreviewReminderDto,
  ReminderGuestsDto,
  ReminderGuestsQuery,
  ReminderPreviewDto,
} from './reminders.dto.ts';
import { due, rested, unanswered } from './reminders.sql.ts';

/** Whom staff choose among for a reminder, and the mail that these guests will get. */
@Injectable()
export class ReminderPreviewQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
    private readonly numbers: ReminderNumbers,
    private readonly clock: Clock,
    private readonly gamedayClock: GamedayClock,
  ) {}

  async listGuests(gamedayId: string, query: ReminderGuestsQuery): Promise<ReminderGuestsDto> {
    await this.gamedays.assertGameday(gamedayId);
    const em = this.em.fork();
    const silent = unanswered(gamedayId);
    const found =
      query.search.trim() === ''
        ? silent
        : onInvitation.and([silent, holdsWords(query.search, 'guest_name', 'guest_email')]);
    const page = await readPage(
      em,
      query,
      em
        .getKysely<GamedaysTables>()
        .selectFrom('invitation')
        .select([
          'id',
          'guest_name as name',
          'guest_email as email',
          SKIPPED.as('suppressed'),
          rested(this.numbers.restedSince(this.clock.now())).as('rested'),
        ])
        .where(found)
        .orderBy(nameOrder('guest_name'))
        .orderBy('id')
        .modifyEnd(onPage(query)),
      sql`from invitation where ${found}`,
    );
    const items = page.items.map(({ suppressed, rested, ...guest }) => ({
      ...guest,
      skipped: suppressed ? SUPPRESSION_TEXTS[suppressed] : rested ? null : 'Mailed too recently',
    }));
    return { ...page, items };
  }

  /**
   * The mail of a guest who would be reminded now, or at a planned hour; its personal link leads nowhere.
   * Throws NobodyToRemindError when there is no such guest.
   */
  async previewReminder(
    gamedayId: string,
    { guests, words = null, recipientId, at }: PreviewReminderDto,
  ): Promise<ReminderPreviewDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    const em = this.em.fork();
    const leaves = at ? new Date(at) : this.clock.now();
    const chosen = recipientId ? [recipientId] : guests;
    const recipient = await em
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .select(['guest_name as name', 'guest_email as email'])
      .where(due(gamedayId, this.numbers.restedSince(leaves), chosen))
      .orderBy(nameOrder('guest_name'))
      .orderBy('id')
      .limit(sql.lit(1))
      .executeTakeFirst();
    if (!recipient || gameday.isOver) throw new NobodyToRemindError();
    const inForce = await this.previews.wordsNow('gameday-reminder');
    const props = { ...previewedQuestion(gameday, this.gamedayClock.dayOf(leaves)), reminderWords: words };
    const mail = this.previews.preview('gameday-reminder', props, recipient.name, inForce);
    const version = mailVersion(gameday.version, { wordsId: inForce?.id ?? null, words });
    return { ...mail, recipient, version };
  }
}
