import { type RegistrationEntry, useSetPaidMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { dollars } from '#ui/text/money-text.ts';
import { NOT_SAVED } from './not-saved.ts';
import styles from './registration-desk.module.css';

/** A switch for whether a registration is paid, with what is paid or still owed. */
export function PaidButton({ entry }: { entry: RegistrationEntry }) {
  const { id, email, amount, amountDue, paid } = entry;
  const [setPaid] = useSetPaidMutation();
  const { press } = useAction({
    send: () => setPaid({ id, paid: { paid: !paid } }),
    subject: () => ({ id, name: email }),
    failure: NOT_SAVED,
  });
  if (amount === 0) return <span className="tag">Nothing to pay</span>;
  return (
    <button
      type="button"
      className={paid ? `${styles.paid} ${styles.isPaid}` : styles.paid}
      onClick={press()}
    >
      <Icon name={paid ? 'check' : 'pending'} />
      {paid ? 'Paid' : 'Not paid'} · {dollars(paid ? amount : amountDue)}
      <span className="visually-hidden">, {email}</span>
    </button>
  );
}
