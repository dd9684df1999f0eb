import { Injectable } from '@nestjs/common';
import type { MailPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { NO_TOKEN, previewedFacts } from '../previewed-gameday.ts';
import type { MailPreviewQuery } from './mail-preview.dto.ts';

/** Shows staff the mails to guests before they are sent. */
@Injectable()
export class MailPreviewQueries {
  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
  ) {}

  /** @throws GamedayNotFoundError when there is no such gameday */
  async previewMail(gamedayId: string, { kind, guestName }: MailPreviewQuery): Promise<MailPreviewDto> {
    const facts = previewedFacts(await this.gamedays.getGameday(gamedayId));
    const words = await this.previews.wordsNow(`gameday-${kind}`);
    return this.previews.preview(
      `gameday-${kind}`,
      { ...facts, invitationToken: NO_TOKEN },
      guestName,
      words,
    );
  }
}
