import { defineEntity } from '@mikro-orm/core';
import { p, theirs } from '@tablefall/platform/database/columns';
import { v7 as uuid } from 'uuid';

/** What a visitor wrote in the contact form. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
}

export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  properties: {
    id: p.uuid().primary(),
    name: p.text(theirs('name')),
    email: p.text(theirs('address')),
    message: p.text(theirs('text')),
    receivedAt: p.type('timestamptz'),
  },
});

/** A message that came in through the contact form; kept besides being mailed. */
export class ContactMessage extends ContactMessageSchema.class implements ContactForm {
  constructor({ name, email, message }: ContactForm, now: Date) {
    super();
    this.id = uuid();
    this.name = name;
    this.email = email;
    this.message = message;
    this.receivedAt = now;
  }
}
ContactMessageSchema.setClass(ContactMessage);
