import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SUPPRESSION_TEXTS } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { sql } from '@tablefall/platform/database/sql';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { mailVersion } from '../confirmed-mail.ts';
import { NobodyToRemindError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { firstGuest, pageOfGuests } from '../invitations/chosen-guests.ts';
import { SKIPPED } from '../messages/guest-messages.sql.ts';
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

const SKIPPED_TEXTS = { ...SUPPRESSION_TEXTS, 'mailed-too-recently': 'Mailed too recently' };

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
    const isRested = rested(this.numbers.restedSince(this.clock.now()));
    const skipped = sql<keyof typeof SKIPPED_TEXTS | null>`
      coalesce(${SKIPPED}, case when not ${isRested} then 'mailed-too-recently' end)`;
    const page = await pageOfGuests(this.em.fork(), query, unanswered(gamedayId), skipped);
    const items = page.items.map(({ skipped, ...guest }) => ({
      ...guest,
      skipped: skipped && SKIPPED_TEXTS[skipped],
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
    const leaves = at ? new Date(at) : this.clock.now();
    const chosen = recipientId ? [recipientId] : guests;
    const isDue = due(gamedayId, this.numbers.restedSince(leaves), chosen);
    const recipient = await firstGuest(this.em.fork(), isDue);
    if (!recipient || gameday.isOver) throw new NobodyToRemindError();
    const inForce = await this.previews.wordsNow('gameday-reminder');
    const props = { ...previewedQuestion(gameday, this.gamedayClock.dayOf(leaves)), reminderWords: words };
    const mail = this.previews.preview('gameday-reminder', props, recipient.name, inForce);
    const version = mailVersion(gameday.version, { wordsId: inForce?.id ?? null, words });
    return { ...mail, recipient, version };
  }
}
