import { type RegistrationEntry, useSetPaidMutation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { dollars } from '../register/price-text.ts';
import { failureText, type ShowFailure } from './failure-text.ts';
import styles from './registration-desk.module.css';
import { useWanted } from './use-wanted.ts';

/** Says whether a registration is paid, or what is still owed; pressed, it says the opposite. */
export function PaidButton({ entry, onFailure }: { entry: RegistrationEntry; onFailure: ShowFailure }) {
  const { id, email, amount, amountDue, paid } = entry;
  const [setPaid] = useSetPaidMutation();
  const [isPaid, toggle] = useWanted(paid, async (wanted) => {
    const { error } = await setPaid({ id, paid: { paid: wanted } });
    onFailure(error ? failureText(email, error) : null);
    return !error;
  });
  if (amount === 0) return <span className="tag">Nothing to pay</span>;
  return (
    <button
      type="button"
      className={isPaid ? `${styles.paid} ${styles.isPaid}` : styles.paid}
      onClick={toggle}
    >
      <Icon name={isPaid ? 'check' : 'pending'} />
      {isPaid ? 'Paid' : 'Not paid'} · {dollars(isPaid ? amount : amountDue || amount)}
      <span className="visually-hidden">, {email}</span>
    </button>
  );
}
