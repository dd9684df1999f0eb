import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  catalogue,
  KINDS_WITH_PLACES,
  type MailKind,
  type MailWords,
  render,
  subjectVariablesOf,
  variablesOf,
} from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import {
  type MailText,
  standardText,
  type TextOf,
  textsOf,
  waitingMailsOf,
} from '@tablefall/platform/outbox/mail-words';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { MailSamples, type SampleMail } from '../../email/mailings/mail-samples.service.ts';
import { EditionNotFoundError } from '../editions/editions.errors.ts';
import type { MailTextDto, MailTextPreviewDto, MailTextStateDto } from './texts.dto.ts';
import { assertUsable } from './texts-rules.ts';

/** What organisers see of the words of mails. */
@Injectable()
export class TextsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly samples: MailSamples,
    private readonly current: CurrentEdition,
    private readonly days: EditionService,
    private readonly config: Config,
  ) {}

  /** Every kind of mail that has places. */
  async list(edition: string): Promise<MailTextStateDto[]> {
    await this.edition(edition);
    const texts = new Map((await textsOf(this.em.fork(), edition)).map((text) => [text.kind, text]));
    return KINDS_WITH_PLACES.map((kind) => stateOf(texts.get(kind) ?? standardText(kind)));
  }

  async text({ edition, kind }: TextOf): Promise<MailTextDto> {
    const { state } = await this.edition(edition);
    const em = this.em.fork();
    const known = (await textsOf(em, edition)).find((text) => text.kind === kind);
    const { words, draft, changedAt, changedBy, version } = known ?? standardText(kind);
    const variables = variablesOf(kind) ?? {};
    const inSubject = subjectVariablesOf(variables);
    return {
      ...stateOf(known ?? standardText(kind)),
      words: words && { ending: words.ending, opening: words.opening, closing: words.closing },
      draft,
      changedAt,
      changedBy,
      version,
      variables: Object.entries(variables).map(([name, variable]) => ({
        name,
        ...variable,
        inSubject: name in inSubject,
      })),
      waiting: edition === this.current.key ? await waitingMailsOf(em, kind) : 0,
      isKept: state === 'archived',
    };
  }

  /**
   * A mail with these words and without, as somebody would get it to whom it was or could be sent now. Its links lead
   * nowhere.
   * Throws InvalidInputError when the words cannot be used.
   */
  async preview({ edition, kind }: TextOf, words: MailWords, place: number): Promise<MailTextPreviewDto> {
    assertUsable(kind, words);
    const settings = await this.edition(edition);
    // Signed with another secret than that of the site, so that no link can be used.
    const site = { ...siteOf(this.config, settings), secret: 'of previews' };
    const { mail, ...sample } = await this.sampleOf(settings, kind, place);
    const from = `${settings.productName} <${this.config.MAIL_FROM}>`;
    const shown = (own: MailWords | null) => {
      const { subject, html, text } = render({ ...mail, words: own }, site);
      return { from, subject, html, text };
    };
    return { ...sample, own: shown(words), standard: shown(null) };
  }

  /** Only the edition that the site shows has recipients; an example tells the facts of its edition. */
  private async sampleOf(edition: Edition, kind: MailKind, place: number): Promise<SampleMail> {
    const isShown = edition.key === this.current.key;
    const found = isShown
      ? await this.samples.at(kind, place)
      : this.samples.example(kind, place, edition.startsAt);
    if (found.recipient || !('days' in found.mail.props)) return found;
    const facts = this.days.mailFactsOf(edition);
    return { ...found, mail: { ...found.mail, props: { ...found.mail.props, ...facts } } };
  }

  private async edition(key: string): Promise<Edition> {
    const edition = await this.em.fork().findOne(Edition, key);
    if (!edition) throw new EditionNotFoundError();
    return edition;
  }
}

function stateOf({ kind, words, draft }: MailText): MailTextStateDto {
  const { title, purpose } = catalogue[kind];
  return { kind, title, purpose, ownSince: words?.since ?? null, hasDraft: draft !== null };
}
