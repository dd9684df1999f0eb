import { defineMail, type MailAddress } from '../../definition/define-mail.ts';
import { never } from '../../definition/life.ts';
import { replyAddress } from '../../facts/reply-address.ts';
import { TO_STAFF } from '../../message/word-variables.ts';
import { guestName, plainText } from '../../wording/wording.ts';

/** What a visitor wrote in the contact form. */
export interface ContactMessageProps {
  name: string;
  email: string;
  message: string;
}

/** Hands a message of the contact form to staff, who answer it by replying to the mail. */
export const contactMessage = defineMail<ContactMessageProps>({
  order: 71,
  title: 'Contact message',
  purpose: 'Hands what a visitor wrote in the contact form to the organisers.',
  list: null,
  life: { expires: never, endedBy: [] },
  words: TO_STAFF,
  tellsOf: [{ by: { email: 'address' }, instead: null }],
  isForStaff: true,
  view: (props) => ({
    heading: `${guestName(props.name) ?? 'A visitor'} wrote`,
    email: props.email,
    message: plainText(props.message),
    takesReply: writerOf(props) !== null,
    link: `mailto:${encodeURIComponent(props.email).replace('%40', '@')}`,
    linkIsPersonal: false,
  }),
  replyTo: writerOf,
  exampleName: null,
  example: {
    name: 'Kofi Mensah',
    email: 'kofi.mensah@mail.example',
    message: 'Is there a cloakroom? I bring three large boxes.\n\nThank you!',
  },
  forms: { 'of-foreign-letters': { props: { email: 'jürgen@bücher.example' } } },
});

function writerOf({ name, email }: ContactMessageProps): MailAddress | null {
  return replyAddress({ name, address: email });
}
