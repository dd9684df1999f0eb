import { defineEntity } from '@mikro-orm/core';
import { EMPTIED, NUMBER, nobodys, p, table, WORD } from '@tablefall/platform/database/columns';

/** A token that lets a program in, until its end or until somebody revokes it. */
export const ApiTokenSchema = table(
  defineEntity({
    name: 'ApiToken',
    properties: {
      id: p.uuid().primary(),
      /** SHA-256 of the token. */
      tokenHash: p.text(NUMBER),
      purpose: p.text(nobodys('What a program is for, in words of the administrator.')),
      scopes: p.array(WORD).columnType('text[]'),
      /** Id of the account; null once that is gone, and with it the token. */
      madeBy: p.uuid().strictNullable(),
      madeAt: p.type('timestamptz'),
      endsAt: p.type('timestamptz'),
      /** To the minute. */
      lastUsedAt: p.type('timestamptz').strictNullable(),
      revokedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  { emptied: EMPTIED.link, kept: 'few a year' },
);
