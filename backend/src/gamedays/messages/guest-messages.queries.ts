import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SUPPRESSION_TEXTS } from '@tablefall/mail';
import type { MailingPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { NobodyToWriteToError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { firstGuest, pageOfGuests } from '../invitations/chosen-guests.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { NO_TOKEN, previewedFacts } from '../previewed-gameday.ts';
import type {
  Answer,
  GuestMessageDto,
  GuestMessageQuery,
  PreviewGuestMessageDto,
} from './guest-messages.dto.ts';
import { guestsWith, SKIPPED } from './guest-messages.sql.ts';

/** What organisers see before they write to guests. */
@Injectable()
export class GuestMessagesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
  ) {}

  /** Whom a message would go to, and who would be left out. */
  async getGuestMessage(gamedayId: string, query: GuestMessageQuery): Promise<GuestMessageDto> {
    await this.gamedays.assertGameday(gamedayId);
    const em = this.em.fork();
    const db = em.getKysely<GamedaysTables>();
    const guests = guestsWith(gamedayId, query.answer);
    const page = await pageOfGuests(em, query, guests, SKIPPED);
    const counts = await db
      .selectFrom(db.selectFrom('invitation').select(SKIPPED.as('reason')).where(guests).as('guest'))
      .select(({ fn }) => ['reason', fn.countAll<number>().as('count')])
      .groupBy('reason')
      .orderBy('count', 'desc')
      .orderBy('reason')
      .execute();
    return {
      ...page,
      recipients: counts.find(({ reason }) => reason === null)?.count ?? 0,
      skipped: counts.flatMap(({ reason, count }) =>
        reason === null ? [] : [{ reason: SUPPRESSION_TEXTS[reason], count }],
      ),
      items: page.items.map(({ skipped, ...guest }) => ({
        ...guest,
        skipped: skipped && SUPPRESSION_TEXTS[skipped],
      })),
    };
  }

  /**
   * The mail as one of the guests would get it; its personal link leads nowhere.
   * Throws NobodyToWriteToError when there is no such guest.
   */
  async previewGuestMessage(
    gamedayId: string,
    { message, answer, recipientId }: PreviewGuestMessageDto,
  ): Promise<MailingPreviewDto> {
    const facts = previewedFacts(await this.gamedays.getGameday(gamedayId));
    const recipient = await this.recipientOf(gamedayId, answer, recipientId);
    const mail = this.previews.preview(
      'gameday-message',
      { ...facts, invitationToken: NO_TOKEN, message },
      recipient.name,
      null,
    );
    return { ...mail, recipient };
  }

  private async recipientOf(
    gamedayId: string,
    answer: Answer,
    id: string | undefined,
  ): Promise<{ name: string; email: string }> {
    const who = id ? onInvitation('id', '=', id) : onInvitation(SKIPPED, 'is', null);
    const guest = await firstGuest(this.em.fork(), onInvitation.and([guestsWith(gamedayId, answer), who]));
    if (!guest) {
      throw new NobodyToWriteToError();
    }
    return guest;
  }
}
