import { defineMail, type Testable } from '../../definition/define-mail.ts';
import { TOOL } from '../../definition/life.ts';
import { type EditionFacts, editionView } from '../../facts/edition-facts.ts';
import { EXAMPLE_REGISTRATION, registrationLinkOf } from '../../facts/registration-facts.ts';
import { type MESSAGE_VARIABLES, writeMessage } from '../../message/message.ts';
import { WRITTEN } from '../../message/word-variables.ts';
import { guestName } from '../../wording/wording.ts';

export interface MessageProps extends EditionFacts, Testable {
  /** Light Markdown with `MESSAGE_VARIABLES`, as its author wrote it. */
  message: string;
  /** Of the link that signs in and registers; null leads to the site. */
  codeId: string | null;
}

/** What the administrator writes to many. A heading that it begins with becomes the subject. */
export const message = defineMail<MessageProps>({
  order: 28,
  title: 'Message',
  purpose: 'Brings a message that an administrator wrote to past registrants or to a list.',
  list: 'news',
  life: TOOL,
  words: WRITTEN,
  view: (props, site, recipientName) => {
    const { edition, dates, place } = editionView(props, site);
    const written = writeMessage(props.message, {
      name: guestName(recipientName) ?? 'friend',
      edition,
      dates,
      venue: place,
      registrationLink: registrationLinkOf(props.codeId, site),
    } satisfies Record<keyof typeof MESSAGE_VARIABLES, string>);
    return {
      message: written,
      heading: written.title ?? edition,
      linkIsPersonal: written.hasOwnLink && props.codeId !== null,
    };
  },
  example: {
    codeId: EXAMPLE_REGISTRATION.codeId,
    days: EXAMPLE_REGISTRATION.days,
    venue: EXAMPLE_REGISTRATION.venue,
    message: `# The library doubles

Hello {{name}},

at {{edition}} ({{dates}}, {{venue}}) the board game library has **twice as many games**:

- *Heavy* ones on Friday
- Short ones on Saturday, see [the list](https://games.example/list)

Your badges are a click away: [register here]({{registrationLink}}).`,
  },
  exampleName: 'Dana Whitfield',
  forms: {
    plain: {
      props: { message: 'Hello {{name}},\n\nsee you soon! Register:\n{{registrationLink}}', codeId: null },
      recipientName: null,
    },
  },
});
