import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type MailKind, type MailProps, type MailWords, render, type Site } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { ShownEdition } from '@tablefall/platform/edition/first-edition';
import { type KeptWords, wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { NIL } from 'uuid';
import type { MailPreviewDto } from './mail-preview.dto.ts';

/** Seals the links of previews. It is not the installation's secret, so none of them opens anything: no badge's code either. */
const SAMPLE: Site['secrets'] = ['a link in a preview opens nothing'];

/** Shows mails before they are sent, from the templates that the worker sends. */
@Injectable()
export class MailPreviewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  /** The words that mails of a kind get now. */
  wordsNow(kind: MailKind): Promise<KeptWords | null> {
    return wordsInForce(this.em.fork(), { edition: this.edition.key, kind });
  }

  /**
   * @param props as the mail would have them, without a token that is stored: nobody can answer through a preview
   * @param words of one's own; null for the standard
   * @param edition what the mail says of it, where that is about to change
   */
  preview<K extends MailKind>(
    kind: K,
    props: MailProps[K],
    recipientName: string | null,
    words: MailWords | null,
    edition: ShownEdition = this.edition.settings,
  ): MailPreviewDto {
    const mail = { id: NIL, kind, props, recipientName, createdAt: this.clock.now(), words };
    const site = { ...siteOf(this.config, edition), secrets: SAMPLE };
    const { subject, html, text } = render(mail, site);
    return { from: `${edition.productName} <${this.config.MAIL_FROM}>`, subject, html, text };
  }
}
