import { Injectable } from '@nestjs/common';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { mailVersion } from '../confirmed-mail.ts';
import { GamedayClock } from '../gameday-clock.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { previewedQuestion } from '../previewed-gameday.ts';
import type { GuestMailDto, MailPreviewQuery } from './mail-preview.dto.ts';

/** Shows staff the mails to guests before they are sent. */
@Injectable()
export class MailPreviewQueries {
  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
    private readonly gamedayClock: GamedayClock,
  ) {}

  /** @throws GamedayNotFoundError when there is no such gameday */
  async previewMail(gamedayId: string, { kind, guestName }: MailPreviewQuery): Promise<GuestMailDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    const words = await this.previews.wordsNow(`gameday-${kind}`);
    const props = previewedQuestion(gameday, this.gamedayClock.today);
    const mail = this.previews.preview(`gameday-${kind}`, props, guestName, words);
    return { ...mail, version: mailVersion(gameday.version, { wordsId: words?.id ?? null }) };
  }
}
