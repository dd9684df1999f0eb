import { Collection, defineEntity } from '@mikro-orm/core';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { p, theirs } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    /** Lower case. */
    email: p.text(theirs('address')),
    createdAt: p.type('timestamptz'),
    /** When its owner first opened a mailed link; null while nobody has shown that the address is theirs. */
    confirmedAt: p.type('timestamptz').strictNullable(),
    /** Since when they cannot sign in; null for almost everybody. */
    blockedAt: p.type('timestamptz').strictNullable(),
    /** Whether it gets mails about what others do on the marketplace. */
    marketNotices: p.boolean().default(true),
    /** When address or confirmation last changed, noted by the database. */
    changedAt: p.type('timestamptz').defaultRaw('now()'),
    /** The names under which one takes part; one account may register several people. */
    names: () => p.oneToMany(UserName).mappedBy('user').orderBy({ position: 'asc' }),
  },
});

/** Somebody who can sign in, known by an e-mail address alone. */
export class User extends UserSchema.class {
  constructor(email: string, now: Date) {
    super();
    this.id = uuid();
    this.email = addressKey(email);
    this.createdAt = now;
    this.confirmedAt = null;
    this.blockedAt = null;
    this.marketNotices = true;
    this.names = new Collection<UserName>(this);
  }

  /** The name of this text; made when there is none yet. */
  addName(text: string): UserName {
    const known = this.nameOf(text);
    if (known) {
      return known;
    }
    const name = new UserName(this, text, this.nextPosition);
    this.names.add(name);
    return name;
  }

  /** Corrects a name. One that reads like another of this user's names gives way to that one. */
  correctName(name: UserName, text: string): UserName {
    const known = this.nameOf(text);
    if (known) {
      return known;
    }
    name.name = text;
    return name;
  }

  /** Behind all others, also where one between them was removed. */
  private get nextPosition(): number {
    return Math.max(-1, ...this.names.getItems().map(({ position }) => position)) + 1;
  }

  private nameOf(text: string): UserName | undefined {
    return this.names.getItems().find(({ name }) => name === text);
  }
}
UserSchema.setClass(User);

export const UserNameSchema = defineEntity({
  name: 'UserName',
  properties: {
    id: p.uuid().primary(),
    /** Null once its account has removed it, while something of the past refers to it. */
    user: () => p.manyToOne(User).strictNullable(),
    name: p.text(theirs('name')),
    position: p.smallint(),
    /** When the name was last corrected, noted by the database. */
    changedAt: p.type('timestamptz').defaultRaw('now()'),
  },
});

/** One of a user's names; events and seats refer to it. */
export class UserName extends UserNameSchema.class {
  constructor(user: User, name: string, position: number) {
    super();
    this.id = uuid();
    this.user = user;
    this.name = name;
    this.position = position;
  }
}
UserNameSchema.setClass(UserName);
