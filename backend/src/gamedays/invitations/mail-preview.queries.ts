import { Injectable } from '@nestjs/common';
import type { MailPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { MailPreviewQuery } from './mail-preview.dto.ts';

/** No invitation has it: a preview answers for nobody. */
const NO_TOKEN = 'preview';

/** Shows staff the mails to guests before they are sent. */
@Injectable()
export class MailPreviewQueries {
  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
  ) {}

  /** @throws GamedayNotFoundError when there is no such gameday */
  async previewMail(gamedayId: string, { kind, guestName }: MailPreviewQuery): Promise<MailPreviewDto> {
    const { id, date, startTime, endTime, location, description } = await this.gamedays.getGameday(gamedayId);
    // No preview carries a calendar file, so its sequence is never read.
    const facts = { gamedayId: id, date, startTime, endTime, location, description, sequence: 0 };
    return this.previews.preview(`gameday-${kind}`, { ...facts, invitationToken: NO_TOKEN }, guestName);
  }
}
