import { defineEntity } from '@mikro-orm/core';
import { codeReference, deriveSignInCode, deriveSignInDigits, type Secrets } from '@tablefall/mail';
import { EMPTIED, p, table, theirs, WORD } from '@tablefall/platform/database/columns';
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
export function codeHash(secrets: Secrets, reference: string): string {
  return sha256(deriveSignInCode(secrets, reference));
}

/**
 * The six digits in the mail of a code, whichever of the secrets it was made with; null when that one is not known any more.
 */
export function digitsOf(
  secrets: Secrets,
  { id, codeHash: hash }: { id: string; codeHash: string },
): string | null {
  const references = secrets.map((secret) => codeReference([secret], id));
  const reference = references.find((each) => codeHash(secrets, each) === hash);
  return reference ? deriveSignInDigits(secrets, reference) : null;
}

/** Until when a code works that is made at this moment. */
export function codeEnd(purpose: CodePurpose, now: Date): Date {
  return new Date(now.getTime() + VALID_MINUTES[purpose] * 60_000);
}

export const SignInCodeSchema = table(
  defineEntity({
    name: 'SignInCode',
    properties: {
      id: p.uuid().primary(),
      user: () => p.manyToOne(User),
      purpose: p.text(WORD).$type<CodePurpose>(),
      codeHash: p.text(theirs()),
      nonceHash: p.text(theirs()).strictNullable(),
      /** Where the mail was asked for; null for registration mails. */
      network: p.text(theirs()).strictNullable(),
      createdAt: p.type('timestamptz'),
      expiresAt: p.type('timestamptz'),
      /** When it, or a newer one of the same user, was used, or when all of the user's were voided. */
      usedAt: p.type('timestamptz').strictNullable(),
      /**
       * When the link of a registration mail was first opened. From then on it only shows, except in the browser that
       * asked for it.
       */
      openedAt: p.type('timestamptz').strictNullable(),
      /** How often its digits were typed. */
      tries: p.smallint(),
    },
  }),
  { emptied: EMPTIED.signIn },
);

/**
 * One sign-in link. It signs in without a click only in the browser that asked for it. The link of a login works
 * once, for 15 minutes, and until a newer one is used. The link of a registration mail works as often as one likes,
 * for 30 days or until its owner signs out everywhere else.
 */
export class SignInCode extends SignInCodeSchema.class {
  constructor(
    user: User,
    purpose: CodePurpose,
    asking: { nonce?: string; network?: string },
    secrets: Secrets,
    now: Date,
  ) {
    super();
    this.id = uuid();
    this.user = user;
    this.purpose = purpose;
    this.codeHash = codeHash(secrets, this.reference(secrets));
    this.nonceHash = asking.nonce === undefined ? null : sha256(asking.nonce);
    this.network = asking.network ?? null;
    this.createdAt = now;
    this.expiresAt = codeEnd(purpose, now);
    this.usedAt = null;
    this.openedAt = null;
    this.tries = 0;
  }

  /** What its mail derives the code from, as long as these are the secrets that it was made with. */
  reference(secrets: Secrets): string {
    return codeReference(secrets, this.id);
  }

  /** Whether it signs in at this moment. */
  isValid(now: Date): boolean {
    return this.usedAt === null && now < this.expiresAt;
  }
}
SignInCodeSchema.setClass(SignInCode);
