import { Injectable } from '@nestjs/common';
import { type MailKind, type MailProps, render } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { NIL } from 'uuid';
import type { MailPreviewDto } from './mail-preview.dto.ts';

/** Shows mails before they are sent, from the templates that the worker sends. */
@Injectable()
export class MailPreviewsService {
  constructor(
    private readonly config: Config,
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  /**
   *
   * @param props as the mail would have them, without a usable token: nobody can answer through a preview
   */
  preview<K extends MailKind>(kind: K, props: MailProps[K], recipientName: string | null): MailPreviewDto {
    const mail = { id: NIL, kind, props, recipientName, createdAt: this.clock.now() };
    const { subject, html, text } = render(mail, siteOf(this.config, this.edition.settings));
    return { from: `${this.edition.settings.productName} <${this.config.MAIL_FROM}>`, subject, html, text };
  }
}
