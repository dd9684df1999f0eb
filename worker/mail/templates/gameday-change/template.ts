import { cancellationCalendar, guestCalendar } from '../../calendar/gameday-calendar.ts';
import type { GamedayTimes } from '../../facts/gameday-facts.ts';
import type { Template } from '../../template.ts';
import { dateText, plainText, timeRangeText } from '../../wording.ts';
import { type GamedayInvitationProps, gamedayInvitation } from '../gameday-invitation/template.ts';

/** When and where a gameday was to be. */
export interface GamedayPlan extends GamedayTimes {
  location: string;
}

/** The props say the gameday as it is now; of a cancelled one, as it would have been. */
export interface GamedayChangeProps extends GamedayInvitationProps {
  change: 'moved' | 'cancelled';
  /** Whether the guest is coming: then the mail carries a calendar file, and one cannot unsubscribe from it. */
  accepted: boolean;
  /** The plan that the guest knows; null of a cancelled gameday. */
  before: GamedayPlan | null;
}

export const gamedayChange: Template<GamedayChangeProps> = {
  title: 'Gameday changed',
  purpose: 'Tells guests that a gameday has moved or is cancelled.',
  list: ({ accepted }) => (accepted ? null : 'invitations'),
  view: (props, site, recipientName) => {
    const moved = props.change === 'moved';
    return {
      ...gamedayInvitation.view(moved ? props : { ...props, description: null }, site, recipientName),
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
    ...gamedayInvitation.example,
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
};

function planText({ date, startTime, endTime, location }: GamedayPlan): string {
  return [dateText(date), timeRangeText(startTime, endTime), plainText(location)].filter(Boolean).join(' · ');
}
