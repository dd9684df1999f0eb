import { defineMail } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { FORMER_GUEST, guestName } from '../../wording/wording.ts';

/** What became of a badge, for the account that had it. */
export interface BadgeNoticeProps {
  /**
   * `given-back`, `renamed`, `offered`: by the reader, or by whoever has the reader's session; `taken`: by whom it was offered to;
   * `offer-over`: nobody took it in time.
   */
  news: 'given-back' | 'renamed' | 'offered' | 'taken' | 'offer-over';
  /** Whose badge it was. */
  name: string;
  /** Who comes with it now. */
  newName: string | null;
  /** The address that it is offered to, shortened; of `offered` alone. */
  address?: string;
  /** Whether it is paid. */
  paid: boolean;
}

interface NewsText {
  subject: string;
  eyebrow: string;
  heading: string;
  text(name: string, newName: string, address: string): string;
  /** What becomes of a payment. */
  payment: string;
}

const NEWS: Record<BadgeNoticeProps['news'], NewsText> = {
  'given-back': {
    subject: 'You gave a badge back',
    eyebrow: 'Given back',
    heading: 'A badge went back',
    text: (name) =>
      `${name} does not come any more: the badge is free for somebody else, and so are the spots in games.`,
    payment: 'It was paid. The organisers settle that with you: please write to them by Contact.',
  },
  renamed: {
    subject: 'You handed a badge on',
    eyebrow: 'Handed on',
    heading: 'Somebody else comes',
    text: (name, newName) => `${newName} comes instead of ${name}, whose spots in games are free again.`,
    payment: 'It is paid, and stays so.',
  },
  offered: {
    subject: 'You offered a badge to somebody',
    eyebrow: 'Offered',
    heading: 'Your badge is offered',
    text: (name, _, address) =>
      `The badge of ${name} is offered to ${address}. Until it is taken there, you can take it back in your registration.`,
    payment: 'It is paid, and the payment goes along with it.',
  },
  taken: {
    subject: 'Your badge was taken',
    eyebrow: 'Handed on',
    heading: 'Somebody else comes',
    text: (name, newName) =>
      `The badge of ${name} was taken by the address that you offered it to. ${newName} comes with it. The spots of ${name} in games are free again.`,
    payment: 'It was paid, and the payment went along with it.',
  },
  'offer-over': {
    subject: 'Nobody took your badge',
    eyebrow: 'Your offer is over',
    heading: 'The badge is still yours',
    text: (name) =>
      `Nobody took the badge of ${name} in time. It is still yours. You can offer it to somebody else, or give it back.`,
    payment: 'It is paid, and stays so.',
  },
};

/** Confirms what was done with a badge of the reader's registration. */
export const badgeNotice = defineMail<BadgeNoticeProps>({
  order: 31,
  title: 'What became of a badge',
  purpose:
    'Confirms that a registrant gave back, handed on or offered a badge, or says that nobody took an offered one.',
  list: null,
  life: TOOL,
  words: CONVENTION_WORDS,
  tellsOf: [{ by: { newName: 'name' }, instead: { newName: FORMER_GUEST } }],
  view: ({ news, name, newName, address = 'an address', paid }, site) => {
    const { subject, eyebrow, heading, text, payment } = NEWS[news];
    return {
      subjectText: subject,
      eyebrow,
      heading,
      text: text(guestName(name) ?? 'Somebody', guestName(newName) ?? 'Somebody else', address),
      payment: paid ? payment : null,
      link: `${site.publicUrl}/login`,
      linkIsPersonal: false,
    };
  },
  example: { news: 'given-back', name: 'Theo Whitfield', newName: null, paid: true },
  exampleName: 'Dana Whitfield',
  forms: {
    renamed: { props: { news: 'renamed', newName: 'Ola Szymańska', paid: false } },
    offered: { props: { news: 'offered', address: 'o…a@mail.example' } },
    taken: { props: { news: 'taken', newName: 'Ola Szymańska' } },
    'offer over': { props: { news: 'offer-over', paid: false } },
  },
});
