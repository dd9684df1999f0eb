import { defineEntity } from '@mikro-orm/core';
import { Mailing } from '@tablefall/mail';
import { EMPTIED, NUMBER, nobodys, p, table, theirs, WORD } from '@tablefall/platform/database/columns';
import type { MessageAudience, Tool } from '../tools.ts';

/**
 * Whom a tool of the administrator would mail, fixed at one moment: what a preview showed, for a day, or whom a mailing is
 * for that waits for its time, until it starts.
 */
export const AudienceSchema = table(
  defineEntity({
    name: 'Audience',
    properties: {
      id: p.uuid().primary(),
      tool: p.text(WORD).$type<Tool>(),
      /** Of a confirmation. */
      registrationId: p.uuid().strictNullable(),
      /** Of a message; null for past registrants or a pasted list. */
      whom: p.text(WORD).$type<MessageAudience>().strictNullable(),
      /** Tells one pasted list from another. */
      listDigest: p.text(NUMBER).strictNullable(),
      mailing: () => p.manyToOne(Mailing).strictNullable().deleteRule('cascade'),
      /** The words of one's own that its mails have; null for the standard. */
      wordsId: p.uuid().strictNullable(),
      createdAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.audience, ofEdition: 'by its day' },
);

/** Somebody of an audience, with what their mail says of them. */
export const AudienceMemberSchema = table(
  defineEntity({
    name: 'AudienceMember',
    properties: {
      audience: () => p.manyToOne(AudienceSchema).primary().deleteRule('cascade'),
      /** The place in the order in which people look for names, from 1. */
      position: p.integer().primary(),
      about: p.uuid(),
      name: p.text(theirs()).strictNullable(),
      address: p.text(theirs()),
      props: p.json<object>(theirs()),
      /** A `LeftOutReason` for somebody who gets no mail. */
      skipped: p.text(theirs()).strictNullable(),
      /** Name and address in lower case, which a search looks through. */
      searchText: p.text(theirs()).generated(`lower(coalesce(name, '') || '\n' || address) stored`),
    },
  }),
  { emptied: EMPTIED.audience },
);

/** Whom somebody was shown before sending, kept for a day to tell what has changed. */
export const ShownAudienceSchema = table(
  defineEntity({
    name: 'ShownAudience',
    properties: {
      id: p.uuid().primary(),
      /** Names tool and people, not who is among them at the moment. */
      named: p.text(nobodys('Which tool was used for which registration, by its id; kept for a day.')),
      /** The ids of what the mails are about. */
      recipients: p.array(nobodys('Ids of those who were shown; kept for a day.')).columnType('uuid[]'),
      createdAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.audience },
);
