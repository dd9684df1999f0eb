import { defineMail } from '../../definition/define-mail.ts';
import { ASKING } from '../../definition/life.ts';
import { EXAMPLE_INVITATION, type InvitationFacts, invitationView } from '../../facts/invitation-facts.ts';
import { GAMEDAY_WORDS } from '../../message/word-variables.ts';

export const gamedayInvitation = defineMail<InvitationFacts>({
  order: 10,
  title: 'Invitation',
  purpose: 'Asks a guest to a gameday.',
  list: 'invitations',
  life: ASKING,
  words: GAMEDAY_WORDS,
  view: invitationView,
  ownWords: ({ invitationWords }) => [invitationWords],
  example: EXAMPLE_INVITATION,
  forms: {
    'with-a-date-to-answer-by': { props: { answerBy: '2025-09-24' } },
    'asked-late': { props: { answerBy: '2025-09-24', ownAnswerBy: '2025-09-29' } },
    bare: { props: { startTime: null, endTime: null, description: null }, recipientName: null },
  },
});
