import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';

/** What a visitor wrote in the contact form. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
}

/** A message that came in through the contact form; kept besides being mailed. */
@Entity()
export class ContactMessage implements ContactForm {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  email: string;

  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'timestamptz' })
  receivedAt: Date;

  constructor({ name, email, message }: ContactForm, now: Date) {
    this.name = name;
    this.email = email;
    this.message = message;
    this.receivedAt = now;
  }
}
