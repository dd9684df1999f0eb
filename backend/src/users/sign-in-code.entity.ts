import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { deriveSignInCode } from '@tablefall/mail';
import { v7 as uuid } from 'uuid';
import { sha256 } from './secrets.ts';
import { User } from './user.entity.ts';

export const SIGN_IN_MINUTES = 15;
const REGISTRATION_LINK_DAYS = 30;

/** login: asked for on the login page. registration: carried by the mails about a registration. */
export type CodePurpose = 'login' | 'registration';

const VALID_MINUTES: Record<CodePurpose, number> = {
  login: SIGN_IN_MINUTES,
  registration: REGISTRATION_LINK_DAYS * 24 * 60,
};

/** What a record keeps instead of its code. */
export function codeHash(secret: string, recordId: string): string {
  return sha256(deriveSignInCode(secret, recordId));
}

/** Until when a code works that is made at this moment. */
export function codeEnd(purpose: CodePurpose, now: Date): Date {
  return new Date(now.getTime() + VALID_MINUTES[purpose] * 60_000);
}

/**
 * One sign-in link, which signs in without a click only in the browser that asked for it. That of a login works
 * for 15 minutes, once, and until a newer one is used; that of a registration mail as often as one likes, for 30 days or until its owner
 * signs out everywhere else.
 */
@Entity()
export class SignInCode {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'text' })
  purpose: CodePurpose;

  @Property({ type: 'text' })
  codeHash: string;

  @Property({ type: 'text', nullable: true })
  nonceHash: string | null;

  /** Where the mail was asked for; null for registration mails. */
  @Property({ type: 'text', nullable: true })
  network: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  /** When it, or a newer one of the same user, was used, or when all of the user's were voided. */
  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  /** When that of a registration mail was first opened; from then on it only shows, but where it was asked for. */
  @Property({ type: 'timestamptz', nullable: true })
  openedAt: Date | null = null;

  constructor(
    user: User,
    purpose: CodePurpose,
    asking: { nonce?: string; network?: string },
    secret: string,
    now: Date,
  ) {
    this.user = user;
    this.purpose = purpose;
    this.codeHash = codeHash(secret, this.id);
    this.nonceHash = asking.nonce === undefined ? null : sha256(asking.nonce);
    this.network = asking.network ?? null;
    this.createdAt = now;
    this.expiresAt = codeEnd(purpose, now);
  }

  /** Whether it signs in at this moment. */
  isValid(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }
}
