import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import { type Invitation } from '#api/generated.ts';
import rowCards from '#ui/list/row-cards.module.css';
import { count } from '#ui/text/count-text.ts';
import { shortDay } from '#ui/text/date-text.ts';
import { StatusBadge } from '../../status/status-badge.tsx';
import { InvitationDelivery } from '../delivery/invitation-delivery.tsx';
import { EmailText } from './email-text.tsx';
import { InvitationActions } from './invitation-actions.tsx';

interface InvitationCardsProps {
  items: Invitation[];
  onOpen: OpenDialog;
}

/** The invitations of one page as cards, for small screens. */
export function InvitationCards({ items, onOpen }: InvitationCardsProps) {
  const edition = useEdition();
  return (
    <ul className={rowCards.cards}>
      {items.map((invitation) => (
        <li key={invitation.id} className={`card ${rowCards.card}`}>
          <div className={rowCards.head}>
            <div>
              <p className="strong">{invitation.guestName}</p>
              <p className="small muted">
                <EmailText email={invitation.guestEmail} />
              </p>
            </div>
            <StatusBadge invitation={invitation} />
          </div>
          {invitation.replyComments && <p className="small">{invitation.replyComments}</p>}
          <p className="small muted">{history(invitation, edition.timeZone)}</p>
          <div className={rowCards.foot}>
            <InvitationDelivery invitation={invitation} timeZone={edition.timeZone} onOpen={onOpen} />
            <InvitationActions invitation={invitation} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** 'Invited Sep 12 · replied Sep 14 · 2 guests'. */
function history(invitation: Invitation, timeZone: string | undefined): string {
  const { invitedAt, repliedAt, additionalGuests } = invitation;
  const parts = [`Invited ${shortDay(invitedAt, timeZone)}`];
  if (repliedAt) parts.push(`replied ${shortDay(repliedAt, timeZone)}`);
  if (additionalGuests !== null) {
    parts.push(additionalGuests === 0 ? 'no guests' : count(additionalGuests, 'guest'));
  }
  return parts.join(' · ');
}
