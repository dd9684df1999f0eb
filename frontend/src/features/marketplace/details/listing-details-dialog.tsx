import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import { useEdition } from '#api/edition.ts';
import type { Discussion, Listing, User } from '#api/generated.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { StaleNote } from '#ui/feedback/notice.tsx';
import { fullMoment, shortDay } from '#ui/text/date-text.ts';
import { price } from '#ui/text/money-text.ts';
import { Carousel } from '../listing/carousel.tsx';
import { StatusBadge, StatusStamp } from '../listing/listing-status.tsx';
import { picturesOf } from '../listing/pictures.ts';
import { ChangeHistory } from './change-history.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DiscussionSection } from './discussion-section.tsx';
import styles from './listing-details-dialog.module.css';
import { SellerFacts } from './seller-facts.tsx';
import { StandingNotes } from './standing-notes.tsx';

/** px */
const WIDTH = 960;

interface ListingDetailsDialogProps {
  /** Undefined while nothing is known of it. */
  listing: Listing | undefined;
  discussions: Discussion[] | undefined;
  /** ms; when what is shown was true, if it could not be asked for again. */
  outdatedSince: number | undefined;
  user: User | null;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** All about one game for sale, what may be done about it, and what people say (spec §2). */
export function ListingDetailsDialog(props: ListingDetailsDialogProps) {
  const { listing, discussions, outdatedSince, user, isOpen, onClose, onClosed } = props;
  return (
    <LargeDialog
      frame={{ isOpen, onCancel: onClose, onClosed }}
      title={listing?.gameName ?? 'Loading...'}
      width={WIDTH}
      isReading
      footer={listing && <DetailActions listing={listing} user={user} />}
    >
      {listing ? (
        <div className={styles.details}>
          {outdatedSince !== undefined && <StaleNote since={outdatedSince} isRetrying />}
          <StandingNotes listing={listing} user={user} />
          <div className={styles.game}>
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
          <div className={styles.facts}>
            <Terms listing={listing} />
            <SellerFacts listing={listing} user={user} />
          </div>
          <ChangeHistory listing={listing} user={user} />
          <DiscussionSection listing={listing} discussions={discussions} user={user} />
        </div>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </LargeDialog>
  );
}

function Terms({ listing }: { listing: Listing }) {
  const { timeZone } = useEdition();
  const { condition, createdAt } = listing;
  return (
    <>
      <p className={styles.price}>{price(listing.price)}</p>
      <dl className={styles.terms}>
        <div>
          <dt>Status</dt>
          <dd>
            <StatusBadge listing={listing} />
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

/** What the seller wrote about the game; what they did not write is left out. */
function Texts({ listing: { gameDescription, expansions, notes } }: { listing: Listing }) {
  if (!gameDescription && expansions.length === 0 && !notes) return null;
  return (
    <div className={styles.texts}>
      {gameDescription && (
        <section>
          <h3>Description</h3>
          <p>{gameDescription}</p>
        </section>
      )}
      {expansions.length > 0 && (
        <section>
          <h3>Included Expansions</h3>
          <ul>
            {expansions.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
              <li key={index}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {notes && (
        <section>
          <h3>Additional Notes</h3>
          <p>{notes}</p>
        </section>
      )}
    </div>
  );
}
