import type { Template } from '../../template.ts';
import { guestName, plainText } from '../../wording.ts';

/** What a visitor wrote in the contact form. */
export interface ContactMessageProps {
  name: string;
  email: string;
  message: string;
}

/** Hands a message of the contact form to staff, who answer it by replying to the mail. */
export const contactMessage: Template<ContactMessageProps> = {
  title: 'Contact message',
  purpose: 'Hands what a visitor wrote in the contact form to the organisers.',
  list: null,
  isForStaff: true,
  view: ({ name, email, message }) => ({
    heading: `${guestName(name) ?? 'A visitor'} wrote`,
    email,
    message: plainText(message),
    link: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    linkIsPersonal: false,
  }),
  replyTo: ({ name, email }) => ({ name: guestName(name) ?? '', address: email }),
  exampleName: null,
  example: {
    name: 'Kofi Mensah',
    email: 'kofi.mensah@mail.example',
    message: 'Is there a cloakroom? I bring three large boxes.\n\nThank you!',
  },
};
