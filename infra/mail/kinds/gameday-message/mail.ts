import { defineMail, type Testable } from '../../definition/define-mail.ts';
import { atEndOrAfterDays, GONE_GUEST } from '../../definition/life.ts';
import { gamedayValues, gamedayView } from '../../facts/gameday-facts.ts';
import { EXAMPLE_INVITATION, type InvitationFacts } from '../../facts/invitation-facts.ts';
import { type GAMEDAY_MESSAGE_VARIABLES, writeMessage } from '../../message/message.ts';
import { WRITTEN } from '../../message/word-variables.ts';
import { guestName } from '../../wording/wording.ts';

export interface GamedayMessageProps extends InvitationFacts, Testable {
  /** Light Markdown with `GAMEDAY_MESSAGE_VARIABLES`, as its author wrote it. */
  message: string;
}

/** What organisers write to the guests of a gameday. A heading that it begins with becomes the subject. */
export const gamedayMessage = defineMail<GamedayMessageProps>({
  order: 15,
  title: 'Message to guests',
  purpose: 'Brings a message that an organiser wrote to the guests of a gameday.',
  list: 'invitations',
  life: { expires: atEndOrAfterDays(3), endedBy: GONE_GUEST, correctedBy: ['gameday-changed'] },
  words: WRITTEN,
  view: (props, site, recipientName) => {
    const values = gamedayValues(props);
    const changeLink = `${site.publicUrl}/gameday-reply/${props.invitationToken}`;
    const written = writeMessage(props.message, {
      name: guestName(recipientName) ?? 'friend',
      ...values,
      replyLink: changeLink,
    } satisfies Record<keyof typeof GAMEDAY_MESSAGE_VARIABLES, string>);
    return {
      ...gamedayView({ ...props, description: null }),
      day: written.title && values.date,
      message: written,
      heading: written.title ?? values.date,
      changeLink,
    };
  },
  example: {
    ...EXAMPLE_INVITATION,
    message: `Hello {{name}},

on {{date}} ({{time}}, {{place}}) we need **two more tables**. If you can bring one, please write so with [your answer]({{replyLink}}).`,
  },
  forms: {
    'with a subject': { props: { message: '# Bring a table\n\nSee {{replyLink}}.', startTime: null } },
    'with a long subject': {
      props: {
        message:
          '# Please bring a table if you can, two chairs as well, and tell us by Thursday what else you have\n\nThank you!',
      },
    },
  },
});
