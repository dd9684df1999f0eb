import { Button } from 'antd';
import type { OpenDialog } from '../../../antd/dialogs/use-open-dialog.ts';
import { DELIVERY_LOOKS, deliveryDetail } from '../../../antd/mail/delivery-state.ts';
import type { Invitation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import styles from './delivery-note.module.css';

interface DeliveryNoteProps {
  invitation: Invitation;
  timeZone: string | undefined;
  onOpen: OpenDialog;
}

/** What happened to an invitation's latest mail, in words; what failed can be tried again. */
export function DeliveryNote({ invitation, timeZone, onOpen }: DeliveryNoteProps) {
  const { delivery, guestName } = invitation;
  if (!delivery) return <span className="muted">–</span>;
  const { label, icon, ink } = DELIVERY_LOOKS[delivery.state];
  const detail = deliveryDetail(delivery, timeZone);
  return (
    <span className={styles.delivery} style={{ color: ink }}>
      <Icon name={icon} className={delivery.state === 'sending' ? 'spin' : undefined} />
      <span>
        <b>{label}</b>
        {detail && <em>{detail}</em>}
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
      </span>
    </span>
  );
}
