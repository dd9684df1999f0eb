import { useTitle } from '#core/address/use-title.ts';
import { useEdition } from '#core/api/edition.ts';
import type { Discussion, Listing, User } from '#core/api/generated.ts';
import { fullMoment, shortDay } from '#core/text/date-text.ts';
import { price } from '#core/text/money-text.ts';
import { ReadingDialog } from '#ui/dialog/reading-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { StaleNote } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import { Carousel } from '../listing/carousel.tsx';
import { StatusStamp, StatusTag } from '../listing/listing-status.tsx';
import { picturesOf } from '../listing/pictures.ts';
import { ChangeHistory } from './change-history.tsx';
import { DetailActions, StandingNotes } from './detail-actions.tsx';
import { DiscussionSection } from './discussion-section.tsx';
import styles from './listing-details-dialog.module.css';

interface ListingDetailsDialogProps {
  /** Undefined while it loads. */
  listing: Listing | undefined;
  discussions: Discussion[] | undefined;
  /** ms; when the listing was loaded, if refreshing it failed. */
  outdatedSince: number | undefined;
  user: User | null;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** One listing: details, actions and discussion. */
export function ListingDetailsDialog(props: ListingDetailsDialogProps) {
  const { listing, discussions, outdatedSince, user, isOpen, onClose, onClosed } = props;
  useTitle(isOpen ? listing?.gameName : undefined);
  return (
    <ReadingDialog
      frame={{ isOpen, onCancel: onClose, onClosed }}
      title={listing?.gameName ?? 'Loading...'}
      footer={listing && <DetailActions listing={listing} user={user} />}
    >
      {listing ? (
        <div className={`grid anywhere at-top ${styles.details}`}>
          {outdatedSince !== undefined && <StaleNote since={outdatedSince} isRetrying />}
          <StandingNotes listing={listing} user={user} />
          <div className={`grid gap-24 ${styles.game}`}>
            <div className={listing.status === 'Available' ? styles.media : `${styles.media} ${styles.gone}`}>
              <Carousel
                pictures={picturesOf(listing)}
                gameName={listing.gameName}
                sizes="(min-width: 960px) 480px, 100vw"
                isUrgent
              >
                <StatusStamp status={listing.status} />
              </Carousel>
            </div>
            <Texts listing={listing} />
          </div>
          <div className={`grid ${styles.facts}`}>
            <Terms listing={listing} />
            <SellerFacts listing={listing} user={user} />
          </div>
          <ChangeHistory listing={listing} user={user} />
          <DiscussionSection listing={listing} discussions={discussions} user={user} />
        </div>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </ReadingDialog>
  );
}

function Terms({ listing }: { listing: Listing }) {
  const { currency, timeZone } = useEdition();
  const { condition, createdAt } = listing;
  return (
    <>
      <p className={styles.price}>{price(listing.price, currency)}</p>
      <dl className={styles.terms}>
        <div>
          <dt>Status</dt>
          <dd>
            <StatusTag listing={listing} />
          </dd>
        </div>
        <div>
          <dt>Condition</dt>
          <dd>{condition}</dd>
        </div>
        <div>
          <dt>Posted</dt>
          <dd>
            <time dateTime={createdAt} title={fullMoment(createdAt, timeZone)}>
              {shortDay(createdAt, timeZone)}
            </time>
          </dd>
        </div>
      </dl>
    </>
  );
}

function Texts({ listing: { gameDescription, expansions, notes } }: { listing: Listing }) {
  if (!gameDescription && expansions.length === 0 && !notes) return null;
  return (
    <div className={styles.texts}>
      {gameDescription && (
        <section>
          <h3>Description</h3>
          <Written>{gameDescription}</Written>
        </section>
      )}
      {expansions.length > 0 && (
        <section>
          <h3>Included Expansions</h3>
          <ul>
            {expansions.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
              <Written as="li" key={index}>
                {name}
              </Written>
            ))}
          </ul>
        </section>
      )}
      {notes && (
        <section>
          <h3>Additional Notes</h3>
          <Written>{notes}</Written>
        </section>
      )}
    </div>
  );
}

/** Seller, pickup and payment. Payment identifiers are shown to signed-in users only. */
function SellerFacts({ listing, user }: { listing: Listing; user: User | null }) {
  const openDialog = useOpenDialog();
  const { id, seller, paymentMethods, location, isMine } = listing;
  return (
    <div className={`grid gap-16 sunken pad-16 card-corners ${styles.seller}`}>
      <section>
        <h3>Seller</h3>
        <Written>{isMine ? 'You' : seller.name}</Written>
        {!isMine && seller.email && (
          <p>
            <a href={`mailto:${seller.email}`}>{seller.email}</a>
          </p>
        )}
      </section>
      {location && (
        <section>
          <h3>Pickup</h3>
          <Written>{location}</Written>
        </section>
      )}
      <section>
        <h3>Accepted Payment Methods</h3>
        <ul className={`grid gap-8 ${styles.methods}`}>
          {paymentMethods.map(({ type, identifier, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
            <li key={index}>
              <span className="tag">{type}</span>
              <span>
                {identifier}
                {notes && (
                  <Written as="span" className="small muted">
                    {notes}
                  </Written>
                )}
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
          className={`btn btn-text small-type muted ${styles.report}`}
          onClick={() => openDialog('report-listing', id)}
        >
          <Icon name="flag" />
          Report this listing
        </button>
      )}
    </div>
  );
}
