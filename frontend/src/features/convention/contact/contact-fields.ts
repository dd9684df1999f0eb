import { isEmailAddress } from '#ui/form/email-address.ts';

export interface ContactFields {
  name: string;
  email: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

/** What is wrong with a message before it is sent, in the specification's words (section 5). */
export function contactErrors({ name, email, message }: ContactFields): ContactErrors {
  return {
    ...(!name.trim() && { name: 'Name is required' }),
    ...(!isEmailAddress(email.trim()) && { email: 'Invalid email address' }),
    ...(!message.trim() && { message: 'Message is required' }),
  };
}
