import { Injectable } from '@nestjs/common';
import { render } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { NIL } from 'uuid';
import { GamedaysQueries } from '../gamedays/gamedays.queries.ts';
import type { MailPreviewDto, MailPreviewQuery } from './mail-preview.dto.ts';

/** No invitation has it: a preview answers for nobody. */
const NO_TOKEN = 'preview';

/** Shows mails before they are sent, from the templates that the worker sends. */
@Injectable()
export class MailPreviewQueries {
  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws GamedayNotFoundError when there is no such gameday */
  async preview(gamedayId: string, { kind, guestName }: MailPreviewQuery): Promise<MailPreviewDto> {
    const { id, date, startTime, endTime, location, description } = await this.gamedays.gameday(gamedayId);
    // No preview carries a calendar file, so its sequence is never read.
    const facts = { gamedayId: id, date, startTime, endTime, location, description, sequence: 0 };
    const { subject, html, text } = render(
      {
        id: NIL,
        kind: `gameday-${kind}`,
        props: { ...facts, invitationToken: NO_TOKEN },
        recipientName: guestName,
        createdAt: this.clock.now(),
      },
      siteOf(this.config),
    );
    return { from: `${this.config.PRODUCT_NAME} <${this.config.MAIL_FROM}>`, subject, html, text };
  }
}
