import { Injectable } from '@nestjs/common';
import {
  catalogue,
  examplesOf,
  GAMEDAY_MESSAGE_VARIABLES,
  listOf,
  type MailKind,
  MESSAGE_VARIABLES,
  type MessageVariable,
  render,
} from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import {
  type MailTemplateDto,
  type MessageVariableDto,
  WRITTEN_KINDS,
  type WrittenKind,
} from './templates.dto.ts';

const VARIABLES: Record<WrittenKind, Record<string, MessageVariable>> = {
  message: MESSAGE_VARIABLES,
  'gameday-message': GAMEDAY_MESSAGE_VARIABLES,
};

/** Shows every kind of mail as the worker writes it. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  templates(): MailTemplateDto[] {
    return (Object.keys(catalogue) as MailKind[]).map((kind) => this.template(kind));
  }

  /** What the author of such a mail may use. */
  variablesOf(kind: WrittenKind): MessageVariableDto[] {
    return Object.entries(VARIABLES[kind]).map(([name, variable]) => ({ name, ...variable }));
  }

  private template(kind: MailKind): MailTemplateDto {
    const { title, purpose, example } = catalogue[kind];
    // Signed with another secret than that of the site, so that no link of an example can be used.
    const site = { ...siteOf(this.config, this.edition.settings), secrets: ['of examples'] as const };
    const examples = examplesOf(kind, this.edition.settings.startsAt.slice(0, 'yyyy-MM-dd'.length)).map(
      ({ name, mail }) => {
        const { subject, html, text } = render(mail, site);
        return { name, subject, html, text };
      },
    );
    return {
      kind,
      title,
      purpose,
      list: listOf({ kind, props: example }),
      variables: isWritten(kind) ? this.variablesOf(kind) : [],
      examples,
    };
  }
}

function isWritten(kind: MailKind): kind is WrittenKind {
  return (WRITTEN_KINDS as readonly MailKind[]).includes(kind);
}
