import { useEdition } from '#core/api/edition.ts';
import type { Registration } from '#core/api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { amountText, badgesText } from '../price-text.ts';
import cardStyles from '../register-card.module.css';

export function AmountDue({ registration }: { registration: Registration }) {
  const edition = useEdition();
  const { attendees, amountDue } = registration;
  const badges = attendees.filter(({ badge }) => badge).length;
  const payment = edition.links.payment;
  return (
    <div>
      <p className={cardStyles.sum}>{badgesText(badges, edition)}</p>
      {amountDue > 0 ? (
        <p className="small muted">{amountText(amountDue, edition.currency, Boolean(payment))}</p>
      ) : (
        badges > 0 && (
          <p className="small good strong">
            <Icon name="check" />
            Paid
          </p>
        )
      )}
      {amountDue > 0 && payment && (
        <p>
          <a href={payment}>Pay online</a>
        </p>
      )}
    </div>
  );
}

export function BadgeTag({ badge }: { badge: boolean }) {
  return badge ? (
    <span className="tag tag-success">Badge</span>
  ) : (
    <span className="tag">9 and under, free</span>
  );
}
