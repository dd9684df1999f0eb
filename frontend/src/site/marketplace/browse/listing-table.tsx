import { useEdition } from '#core/api/edition.ts';
import type { Listing } from '#core/api/generated.ts';
import { numeral } from '#core/text/count-text.ts';
import { shortDay } from '#core/text/date-text.ts';
import { price } from '#core/text/money-text.ts';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import { Written } from '#ui/text/written.tsx';
import { useForSaleAddress } from '../for-sale-address.ts';
import { PictureView } from '../listing/carousel.tsx';
import { ListingLink } from '../listing/listing-link.tsx';
import { StandingTags, StatusTag } from '../listing/listing-status.tsx';
import { picturesOf } from '../listing/pictures.ts';
import { CardButtons } from './card-buttons.tsx';
import styles from './listing-table.module.css';
import type { ListingsProps } from './listings.tsx';

/** One page of the games for sale as a table. A click anywhere on a row opens the game. */
export default function ListingTable({ listings, user, actions }: ListingsProps) {
  const { currency, timeZone } = useEdition();
  const { openItem } = useForSaleAddress();
  const columns: DataColumn<Listing>[] = [
    {
      key: 'image',
      title: 'Image',
      render: (listing) => (
        <span className={`block round clips anchor ${styles.picture}`}>
          <PictureView picture={picturesOf(listing)[0]} alt="" sizes="72px" isSmall />
        </span>
      ),
    },
    {
      key: 'game',
      title: 'Game',
      className: styles.game,
      render: ({ id, gameName }) => (
        <ListingLink id={id} className={`anywhere plain-link ${styles.name}`}>
          <Written as="span" id={nameIdOf(id)}>
            {gameName}
          </Written>
        </ListingLink>
      ),
    },
    {
      key: 'price',
      title: 'Price',
      align: 'end',
      render: (listing) => <b>{price(listing.price, currency)}</b>,
    },
    { key: 'condition', title: 'Condition', render: ({ condition }) => condition },
    {
      key: 'status',
      title: 'Status',
      className: styles.status,
      render: (listing) => (
        <>
          <StatusTag listing={listing} />
          <StandingTags listing={listing} />
        </>
      ),
    },
    {
      key: 'seller',
      title: 'Seller',
      className: styles.seller,
      render: ({ seller, isMine }) => (isMine ? <b>You</b> : seller.name),
    },
    {
      key: 'posted',
      title: 'Posted',
      className: 'nowrap',
      render: ({ createdAt }) => shortDay(createdAt, timeZone),
    },
    { key: 'comments', title: 'Comments', align: 'end', render: (row) => numeral(row.commentCount) },
    {
      key: 'actions',
      title: 'Actions',
      className: styles.actions,
      render: (listing) => (
        <CardButtons listing={listing} user={user} actions={actions} nameId={nameIdOf(listing.id)} />
      ),
    },
  ];
  return (
    <div className={`card clips ${styles.table}`}>
      <DataTable
        name="Games"
        rowHeader="game"
        rows={listings}
        columns={columns}
        rowProps={({ id, isMine }) => ({
          className: isMine ? `${styles.row} ${styles.mine}` : styles.row,
          onClick: ({ target }) => {
            // The link and the buttons in the row act by themselves.
            if (!(target as Element).closest('a, button')) openItem(id);
          },
        })}
      />
    </div>
  );
}

function nameIdOf(id: string): string {
  return `listing-${id}`;
}
