import { Collection, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** Somebody who can sign in, known by an e-mail address alone. */
@Entity({ tableName: 'account' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  /** Lower case. */
  @Property({ type: 'text' })
  email: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** When its owner first opened a mailed link; null while nobody has shown that the address is theirs. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null = null;

  /** The names under which one takes part; one account may register several people. */
  @OneToMany(
    () => UserName,
    (name) => name.user,
    { orderBy: { position: 'asc' } },
  )
  names = new Collection<UserName>(this);

  constructor(email: string, now: Date) {
    this.email = email.toLowerCase();
    this.createdAt = now;
  }

  /** The name of this text; made when there is none yet. */
  addName(text: string): UserName {
    const known = this.nameOf(text);
    if (known) {
      return known;
    }
    const name = new UserName(this, text, this.names.length);
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

  private nameOf(text: string): UserName | undefined {
    return this.names.getItems().find(({ name }) => name === text);
  }
}

/** One of a user's names; events and seats refer to it. */
@Entity()
export class UserName {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => User)
  user: Rel<User>;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'smallint' })
  position: number;

  constructor(user: User, name: string, position: number) {
    this.user = user;
    this.name = name;
    this.position = position;
  }
}
