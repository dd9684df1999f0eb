import { type InvitationDelivery, useGetConventionQuery } from '../../../api/generated.ts';
import { Icon } from '../../../ui/icon.tsx';
import { DELIVERY_LOOKS, deliveryDetail } from './delivery-text.ts';
import styles from './invitations.module.css';

/** What happened to an invitation's latest mail, in words. */
export function DeliveryNote({ delivery }: { delivery: InvitationDelivery | null }) {
  const { data: edition } = useGetConventionQuery();
  if (!delivery) return <span className="muted">–</span>;
  const { label, icon, ink } = DELIVERY_LOOKS[delivery.state];
  const detail = deliveryDetail(delivery, edition?.timeZone);
  return (
    <span className={styles.delivery} style={{ color: ink }}>
      <Icon name={icon} className={delivery.state === 'sending' ? 'spin' : undefined} />
      <span>
        <b>{label}</b>
        {detail && <em>{detail}</em>}
      </span>
    </span>
  );
}
