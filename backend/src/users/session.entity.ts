import { defineEntity } from '@mikro-orm/core';
import { EMPTIED, p, table, theirs, WORD } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';
import type { CodePurpose } from './sign-in-code.entity.ts';
import { User } from './user.entity.ts';

export const SessionSchema = table(
  defineEntity({
    name: 'Session',
    properties: {
      /** SHA-256 of the cookie's token. */
      tokenHash: p.text(theirs()).primary(),
      /** Names it in lists and in the audit trail. */
      id: p.uuid(),
      user: () => p.manyToOne(User),
      /** The kind of link that opened it: only that of a login gives roles. */
      openedBy: p.text(WORD).$type<CodePurpose>(),
      /**
       * Whether it may change anything. A registration link lives for weeks, and people forward it. So once it was
       * opened it only shows, except in the browser that asked for it.
       */
      mayChange: p.boolean(),
      /** The browser in words, such as `Firefox on Linux`. */
      browser: p.text(theirs()),
      createdAt: p.type('timestamptz'),
      /** Kept to the hour. */
      lastSeenAt: p.type('timestamptz'),
      /** Moves on while the session is in use; see `sessionLife`. */
      expiresAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.signIn },
);

/** A signed-in browser. It ends on logout, after some time, or when its owner ends it from another browser. */
export class Session extends SessionSchema.class {
  constructor(
    user: User,
    {
      tokenHash,
      openedBy,
      mayChange,
      browser,
    }: Pick<Session, 'tokenHash' | 'openedBy' | 'mayChange' | 'browser'>,
    now: Date,
    expiresAt: Date,
  ) {
    super();
    this.id = uuid();
    this.user = user;
    this.tokenHash = tokenHash;
    this.openedBy = openedBy;
    this.mayChange = mayChange;
    this.browser = browser;
    this.createdAt = now;
    this.lastSeenAt = now;
    this.expiresAt = expiresAt;
  }
}
SessionSchema.setClass(Session);
