import type { Rule } from 'antd/es/form';
import { isEmailAddress } from '#ui/form/email-address.ts';

/** What a form asks of the field with an e-mail address. */
export const ADDRESS_RULES: Rule[] = [
  { required: true, message: 'Email is required' },
  { validator: requireAddress },
];

async function requireAddress(_rule: unknown, email: string): Promise<void> {
  if (email.trim() && !isEmailAddress(email.trim())) throw new Error('Please enter a valid email address');
}
