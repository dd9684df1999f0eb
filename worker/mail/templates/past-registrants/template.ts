import { type EditionFacts, editionView } from '../../facts/edition-facts.ts';
import { EXAMPLE_REGISTRATION, registrationLinkOf } from '../../facts/registration-facts.ts';
import type { Template, Testable } from '../../template.ts';

export interface PastRegistrantsProps extends EditionFacts, Testable {
  /** Of the link that signs in and registers; null leads to the site. */
  codeId: string | null;
}

/** Invites the people of earlier editions to this one. */
export const pastRegistrants: Template<PastRegistrantsProps> = {
  title: 'Past registrants',
  purpose:
    'Tells everybody who was registered for an earlier edition, and is not for this one, when it takes place.',
  list: 'news',
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
};
