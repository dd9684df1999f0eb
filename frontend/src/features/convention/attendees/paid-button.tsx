import { type RegistrationEntry, useSetPaidMutation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { dollars } from '../../../ui/text/money-text.ts';
import { tellNotSaved } from './not-saved.ts';
import styles from './registration-desk.module.css';

/** A switch for whether a registration is paid, with what is paid or still owed. */
export function PaidButton({ entry }: { entry: RegistrationEntry }) {
  const { id, email, amount, amountDue, paid } = entry;
  const [setPaid, { isLoading }] = useSetPaidMutation();
  const toggle = async () => {
    if (isLoading) return;
    const { error } = await setPaid({ id, paid: { paid: !paid } });
    if (error) tellNotSaved(email, error);
  };
  if (amount === 0) return <span className="tag">Nothing to pay</span>;
  return (
    <button
      type="button"
      className={paid ? `${styles.paid} ${styles.isPaid}` : styles.paid}
      onClick={() => void toggle()}
    >
      <Icon name={paid ? 'check' : 'pending'} />
      {paid ? 'Paid' : 'Not paid'} · {dollars(paid ? amount : amountDue)}
      <span className="visually-hidden">, {email}</span>
    </button>
  );
}
