import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { CodePurpose } from './sign-in-code.entity.ts';
import { User } from './user.entity.ts';

/** A signed-in browser. It ends on logout, after some time, or when its owner ends it from another browser. */
@Entity()
export class Session {
  /** SHA-256 of the cookie's token. */
  @PrimaryKey({ type: 'text' })
  tokenHash: string;

  /** Names it in lists and in the audit trail. */
  @Property({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  /** The kind of link that opened it: only that of a login gives roles. */
  @Property({ type: 'text' })
  openedBy: CodePurpose;

  /**
   * Whether it may change anything. A registration link lives for weeks and is forwarded, so that once it was opened it
   * only shows, but in the browser that asked for it.
   */
  @Property({ type: 'boolean' })
  mayChange: boolean;

  /** The browser in words, such as `Firefox on Linux`. */
  @Property({ type: 'text' })
  browser: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** Kept to the hour. */
  @Property({ type: 'timestamptz' })
  lastSeenAt: Date;

  /** Moves on while the session is in use; see `sessionLife`. */
  @Property({ type: 'timestamptz' })
  expiresAt: Date;

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
