import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { deriveSignInCode } from '@tablefall/mail';
import { v7 as uuid } from 'uuid';
import { sha256 } from './secrets.ts';
import { User } from './user.entity.ts';

export const SIGN_IN_MINUTES = 15;

/** One sign-in link: works once, for 15 minutes, and without a click only in the browser that asked for it. */
@Entity()
export class SignInCode {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'text' })
  codeHash: string;

  @Property({ type: 'text', nullable: true })
  nonceHash: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  constructor(user: User, nonce: string, secret: string, now: Date) {
    this.user = user;
    this.codeHash = sha256(deriveSignInCode(secret, this.id));
    this.nonceHash = sha256(nonce);
    this.createdAt = now;
    this.expiresAt = new Date(now.getTime() + SIGN_IN_MINUTES * 60_000);
  }
}
