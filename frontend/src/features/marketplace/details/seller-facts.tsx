import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import type { Listing, User } from '#api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './seller-facts.module.css';

/** Who sells it, where it is picked up, and how it is paid. Where to pay to is for those who are signed in (T15). */
export function SellerFacts({ listing, user }: { listing: Listing; user: User | null }) {
  const openDialog = useOpenDialog();
  const { id, seller, paymentMethods, location, isMine } = listing;
  return (
    <div className={styles.seller}>
      <section>
        <h3>Seller</h3>
        <p>{isMine ? 'You' : seller.name}</p>
        {!isMine && seller.email && (
          <p>
            <a href={`mailto:${seller.email}`}>{seller.email}</a>
          </p>
        )}
      </section>
      {location && (
        <section>
          <h3>Pickup</h3>
          <p>{location}</p>
        </section>
      )}
      <section>
        <h3>Accepted Payment Methods</h3>
        <ul className={styles.methods}>
          {paymentMethods.map(({ type, identifier, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
            <li key={index}>
              <span className="tag">{type}</span>
              <span>
                {identifier}
                {notes && <span className="small muted">{notes}</span>}
              </span>
            </li>
          ))}
        </ul>
        {!user && paymentMethods.some(({ type }) => type !== 'Cash') && (
          <p className="small muted">Log in to see the seller's address and where to pay to.</p>
        )}
      </section>
      {user && !isMine && (
        <button
          type="button"
          className={`btn btn-text ${styles.report}`}
          onClick={() => openDialog('report-listing', id)}
        >
          <Icon name="flag" />
          Report this listing
        </button>
      )}
    </div>
  );
}
