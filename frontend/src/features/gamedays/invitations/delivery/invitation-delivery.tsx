import { Button } from 'antd';
import { DeliveryNote } from '#antd/delivery/delivery.tsx';
import { DELIVERY_DISPLAY, deliveryDetail } from '#antd/delivery/delivery-state.ts';
import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import type { Invitation } from '#api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './invitation-delivery.module.css';

interface InvitationDeliveryProps {
  invitation: Invitation;
  timeZone: string | undefined;
  onOpen: OpenDialog;
}

/** What happened to an invitation's latest mail, in words; what failed can be tried again. */
export function InvitationDelivery({ invitation, timeZone, onOpen }: InvitationDeliveryProps) {
  const { delivery, guestName } = invitation;
  if (!delivery) return <span className="muted">–</span>;
  return (
    <DeliveryNote display={DELIVERY_DISPLAY[delivery.state]} details={[deliveryDetail(delivery, timeZone)]}>
      {delivery.state === 'failed' && (
        <Button
          size="small"
          className={styles.retry}
          icon={<Icon name="retry" />}
          aria-label={`Retry the mail to ${guestName}`}
          onClick={() => onOpen('resend-invitation', invitation.id)}
        >
          Retry
        </Button>
      )}
    </DeliveryNote>
  );
}
