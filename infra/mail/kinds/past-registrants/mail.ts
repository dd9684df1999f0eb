import { defineMail, type Testable } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';
import { type EditionFacts, editionView } from '../../facts/edition-facts.ts';
import { EXAMPLE_REGISTRATION, registrationLinkOf } from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';

export interface PastRegistrantsProps extends EditionFacts, Testable {
  /** Of the link that signs in and registers; null leads to the site. */
  codeId: string | null;
}

/** Invites the people of earlier editions to this one. */
export const pastRegistrants = defineMail<PastRegistrantsProps>({
  order: 27,
  title: 'Past registrants',
  purpose:
    'Tells everybody who was registered for an earlier edition, and is not for this one, when it takes place.',
  list: 'news',
  life: { ...TOOL, endedBy: ['registered'] },
  words: CONVENTION_WORDS,
  view: (props, site) => ({
    ...editionView(props, site),
    link: registrationLinkOf(props.codeId, site),
    linkIsPersonal: props.codeId !== null,
  }),
  example: {
    codeId: EXAMPLE_REGISTRATION.codeId,
    days: EXAMPLE_REGISTRATION.days,
    venue: EXAMPLE_REGISTRATION.venue,
  },
  exampleName: 'Dana Whitfield',
  forms: {
    'without an account': { props: { codeId: null }, recipientName: null },
  },
});
