import { cancellationCalendar, guestCalendar } from '../../calendar/gameday-calendar.ts';
import { defineMail } from '../../definition/define-mail.ts';
import { atEnd, GONE_GUEST } from '../../definition/life.ts';
import type { GamedayPlan } from '../../facts/gameday-facts.ts';
import { EXAMPLE_INVITATION, type InvitationFacts, invitationView } from '../../facts/invitation-facts.ts';
import { GAMEDAY_WORDS } from '../../message/word-variables.ts';
import { dateText, plainText, timeRangeText } from '../../wording/wording.ts';

/** The props say the gameday as it is now; of a cancelled one, as it would have been. */
export interface GamedayChangeProps extends InvitationFacts {
  change: 'moved' | 'cancelled';
  /** Whether the guest is coming: then the mail carries a calendar file, and one cannot unsubscribe from it. */
  accepted: boolean;
  /** The plan that the guest knows; null of a cancelled gameday. */
  before: GamedayPlan | null;
}

export const gamedayChange = defineMail<GamedayChangeProps>({
  order: 13,
  title: 'Gameday changed',
  purpose: 'Tells guests that a gameday has moved or is cancelled.',
  list: ({ accepted }) => (accepted ? null : 'invitations'),
  life: {
    expires: atEnd,
    // The confirmation of the answer tells the plan already.
    endedBy: ['answer-changed', 'declined-by-staff', ...GONE_GUEST],
    correctedBy: ['gameday-changed'],
  },
  words: GAMEDAY_WORDS,
  view: (props, site) => {
    const moved = props.change === 'moved';
    return {
      ...invitationView(moved ? props : { ...props, description: null }, site),
      changeLink: `${site.publicUrl}/gameday-reply/${props.invitationToken}`,
      eyebrow: moved ? 'The plan has changed' : 'This gameday is cancelled',
      moved,
      accepted: props.accepted,
      before: props.before && planText(props.before),
      linkIsPersonal: moved,
    };
  },
  calendar: (props, site, writtenAt) => {
    if (!props.accepted) return null;
    return props.change === 'moved'
      ? guestCalendar(props, site, writtenAt)
      : cancellationCalendar(props, site, writtenAt);
  },
  example: {
    ...EXAMPLE_INVITATION,
    sequence: 1,
    change: 'moved',
    accepted: true,
    before: {
      date: '2025-10-09',
      startTime: '18:30:00',
      endTime: null,
      location: 'The Second Shelf, upstairs',
    },
  },
  forms: {
    'moved, unanswered': { props: { accepted: false } },
    cancelled: { props: { change: 'cancelled', before: null } },
    'cancelled, unanswered': { props: { change: 'cancelled', before: null, accepted: false } },
  },
});

function planText({ date, startTime, endTime, location }: GamedayPlan): string {
  return [dateText(date), timeRangeText(startTime, endTime), plainText(location)].filter(Boolean).join(' · ');
}
