import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A signed-in browser. It ends on logout or after 30 days, and can be ended from the server. */
@Entity()
export class Session {
  /** SHA-256 of the cookie's token. */
  @PrimaryKey({ type: 'text' })
  tokenHash: string;

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  constructor(tokenHash: string, user: User, now: Date) {
    this.tokenHash = tokenHash;
    this.user = user;
    this.createdAt = now;
    this.expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  }
}
