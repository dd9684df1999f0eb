import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SUPPRESSION_TEXTS, type SuppressionReason } from '@tablefall/mail';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { RecipientPreviewDto } from '../../email/audiences/recipients.dto.ts';
import type { MailingPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { NobodyToWriteToError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type {
  Answer,
  GuestMessageDto,
  GuestMessageQuery,
  PreviewGuestMessageDto,
} from './guest-messages.dto.ts';
import { BY_NAME, guestsWith, isFound, SKIPPED } from './guest-messages.sql.ts';

type GuestRow = Omit<RecipientPreviewDto, 'skipped'> & { skipped: SuppressionReason | null };

/**
 * No invitation has this token: nobody can answer through a preview. It is as long as a real one, so that lines break
 * in the same places.
 */
const NO_TOKEN = 'preview-'.repeat(4);

const GUEST = sql`id, guest_name as name, guest_email as email, ${SKIPPED} as skipped`;

/** What organisers see before they write to guests. */
@Injectable()
export class GuestMessagesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
  ) {}

  /**
   * Whom a message would go to, and who would be left out.
   *
   * @throws GamedayNotFoundError
   */
  async getGuestMessage(gamedayId: string, query: GuestMessageQuery): Promise<GuestMessageDto> {
    await this.gamedays.assertGameday(gamedayId);
    const em = this.em.fork();
    const found = sql`from invitation where ${guestsWith(gamedayId, query.answer)} and ${isFound(query.search)}`;
    const page = await readPage(
      em,
      query,
      sql<GuestRow>`select ${GUEST} ${found} ${BY_NAME} ${onPage(query)}`,
      found,
    );
    const counts = await rowsOf<{ reason: SuppressionReason | null; count: number }>(
      em,
      sql`
        select reason, count(*)::int as count
        from (select ${SKIPPED} as reason from invitation where ${guestsWith(gamedayId, query.answer)}) guest
        group by reason order by count desc, reason`,
    );
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
   *
   * @throws GamedayNotFoundError
   * @throws NobodyToWriteToError when there is no such guest
   */
  async previewGuestMessage(
    gamedayId: string,
    { message, answer, recipientId }: PreviewGuestMessageDto,
  ): Promise<MailingPreviewDto> {
    const { id, date, startTime, endTime, location, description } = await this.gamedays.getGameday(gamedayId);
    const recipient = await this.recipientOf(gamedayId, answer, recipientId);
    // No message carries a calendar file, so its sequence is never read.
    const facts = { gamedayId: id, date, startTime, endTime, location, description, sequence: 0 };
    const mail = this.previews.preview(
      'gameday-message',
      { ...facts, invitationToken: NO_TOKEN, message },
      recipient.name,
    );
    return { ...mail, recipient };
  }

  private async recipientOf(
    gamedayId: string,
    answer: Answer,
    id: string | undefined,
  ): Promise<{ name: string; email: string }> {
    const which: RawBuilder<unknown> = id ? sql`id = ${id}` : sql`${SKIPPED} is null`;
    const guest = await firstRowOf<{ name: string; email: string }>(
      this.em.fork(),
      sql`
        select guest_name as name, guest_email as email
        from invitation where ${guestsWith(gamedayId, answer)} and ${which} ${BY_NAME} limit 1`,
    );
    if (!guest) {
      throw new NobodyToWriteToError();
    }
    return guest;
  }
}
