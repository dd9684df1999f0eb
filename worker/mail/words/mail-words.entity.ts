import { defineEntity, p } from '@mikro-orm/core';
import type { MailKind } from '../catalogue.ts';
import type { MailWords } from './mail-words.ts';

/** Words that were put in force once. A row never changes and stays for as long as mails refer to it. */
export const MailWordsSchema = defineEntity({
  name: 'MailWords',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<MailKind>(),
    ending: p.text(),
    opening: p.text(),
    closing: p.text(),
    madeAt: p.type('timestamptz'),
    /** Id of the account; null once that is gone. */
    madeBy: p.uuid().strictNullable(),
  },
});

/** What an edition says in a kind of mail. */
export const MailTextSchema = defineEntity({
  name: 'MailText',
  properties: {
    edition: p.text().primary(),
    kind: p.text().primary().$type<MailKind>(),
    /** The words in force; null for the standard. */
    words: () => p.manyToOne(MailWordsSchema).strictNullable(),
    draft: p.json<MailWords>().strictNullable(),
    /** When words or draft were changed last, and by which account. */
    changedAt: p.type('timestamptz'),
    changedBy: p.uuid().strictNullable(),
  },
});
