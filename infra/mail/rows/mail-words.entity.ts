import { defineEntity } from '@mikro-orm/core';
import type { MailKind } from '../catalogue/catalogue.ts';
import { EDITION_KEY, nobodys, PUBLISHED, p, table, WORD } from './columns.ts';

/** Words of one's own for the three places of a kind of mail; an empty one says nothing. */
export interface MailWords {
  /** Follows the subject after a dash: plain text on one line, with some variables. */
  ending: string;
  /** Light Markdown with variables, above the heading. */
  opening: string;
  /** The same, after everything else. */
  closing: string;
}

/** Words that were put in force once. A row never changes and stays for as long as mails refer to it. */
export const MailWordsSchema = defineEntity({
  name: 'MailWords',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(WORD).$type<MailKind>(),
    ending: p.text(PUBLISHED),
    opening: p.text(PUBLISHED),
    closing: p.text(PUBLISHED),
    madeAt: p.type('timestamptz'),
    /** Id of the account; null once that is gone. */
    madeBy: p.uuid().strictNullable(),
  },
});

/** What an edition says in a kind of mail. */
export const MailTextSchema = table(
  defineEntity({
    name: 'MailText',
    properties: {
      edition: p.text(EDITION_KEY).primary(),
      kind: p.text(WORD).primary().$type<MailKind>(),
      /** The words in force; null for the standard. */
      words: () => p.manyToOne(MailWordsSchema).strictNullable(),
      draft: p.json<MailWords>(nobodys('Organisers publish it.', 'nothing')).strictNullable(),
      /** When words or draft were changed last, and by which account. */
      changedAt: p.type('timestamptz'),
      changedBy: p.uuid().strictNullable(),
    },
  }),
  { ofEdition: { stays: 'what its mails said of their own: written by organisers for everybody' } },
);
