import type { Pool } from 'pg';
import type { BenchProduct } from '../bench-product.ts';
import { withIndexesAfterwards } from './indexes-afterwards.ts';

const SELLERS = 5_000;

/** The marketplace with so many listings and no others, with photos and comments. `people` come before. */
export async function fillMarketplace({ db }: BenchProduct, count: number): Promise<void> {
  await db.query('truncate listing cascade');
  await withIndexesAfterwards(db, ['listing', 'listing_photo', 'listing_discussion'], async () => {
    await addListings(db, count);
    await addPhotosAndComments(db);
  });
  await db.query('vacuum analyze listing, listing_photo, listing_discussion');
}

async function addListings(db: Pool, count: number): Promise<void> {
  await db.query(
    `with seller as materialized (
       select array_agg(id order by id) as ids from (select id from account where email like 'person.%' order by id limit $2::int) as one
     ), game as materialized (select array_agg(id order by id) as ids, array_agg(name order by id) as names, count(*)::int as count
                              from board_game)
     insert into listing (id, seller_id, game_name, game_description, condition, price_cents, notes, location, expansions,
                          payment_methods, status, bgg_id, pending_buyer_id, search_text, created_at)
     select uuidv7(), seller.ids[1 + n * 31 % $2::int], name, description, condition, price, null, location, '{}',
            '[{"type": "PayPal", "identifier": "seller@mail.example"}, {"type": "Cash"}]', status,
            game.ids[1 + n % game.count],
            case when status <> 'Available' then seller.ids[1 + (n * 31 + 1) % $2::int] end,
            name || E'\\n' || description, now() - n * interval '2 seconds'
     from generate_series(1, $1::int) n cross join seller cross join game
     cross join lateral (select
       game.names[1 + n % game.count]
         || (array['', ': Deluxe Edition', ': Second Edition', ': Big Box', ': Travel Edition'])[1 + n / 70 % 5] as name,
       (array['Complete and well kept.', 'The box has a dent.', 'Played twice.', 'Still in shrink wrap.'])[1 + n / 11 % 4]
         || ' Copy number ' || n as description,
       (array['New', 'Like New', 'Good', 'Fair', 'Poor'])[1 + n / 3 % 5] as condition,
       (100 + n * 7919::bigint % 20000)::int as price,
       (array['North Hall', 'South Hall', 'Hotel lobby', 'Food court', 'Car park'])[1 + n / 5 % 5] || ' ' || n % 40 as location,
       (array['Available', 'Available', 'Available', 'Pending', 'Sold'])[1 + n / 13 % 5] as status) as told`,
    [count, SELLERS],
  );
}

async function addPhotosAndComments(db: Pool): Promise<void> {
  await db.query(`
    insert into listing_photo (id, owner_id, listing_id, position, is_main)
    select uuidv7(), seller_id, id, place, place = 0 from listing, generate_series(0, price_cents % 4) place`);
  await db.query(`
    insert into listing_discussion (id, listing_id, author_id, message, message_type, created_at)
    select uuidv7(), id, seller_id, 'Is it still for sale?', 'Comment', now()
    from listing, generate_series(1, price_cents % 3)`);
}

/** The first page of the marketplace as one would select it by hand, and the number of listings. */
export const LISTINGS_QUERY = `
  select (select count(*)::int from listing where hidden_reason is null and lapsed_at is null) as total, (
    select json_agg(json_build_object(
             'id', page.id, 'gameName', game_name, 'gameDescription', game_description, 'condition', condition,
             'price', price_cents / 100.0, 'notes', notes, 'location', location, 'expansions', expansions,
             'paymentMethods', payment_methods, 'status', status, 'createdAt', page.created_at, 'renewedAt', renewed_at,
             'bggId', bgg_id, 'bggThumbnail', bgg_thumbnail, 'pendingBuyerId', pending_buyer_id, 'images', images,
             'seller', json_build_object('name', seller.name, 'paymentMethods', payment_methods),
             'pendingBuyerName', buyer.name, 'queueLength',
             (select count(*) from listing_queue where listing_id = page.id), 'commentCount',
             (select count(*) from listing_discussion where listing_id = page.id and message_type = 'Comment')))
    from (select * from listing where hidden_reason is null and lapsed_at is null
          order by created_at desc, id desc limit 25) as page
    left join lateral (select name from user_name where user_id = seller_id order by position limit 1) seller on true
    left join lateral (select name from user_name where user_id = pending_buyer_id order by position limit 1) buyer on true
    left join lateral (
      select json_agg(json_build_object('id', id, 'url', '/media/listings/' || id, 'thumbnailUrl', '/media/listings/' || id,
                                        'isMain', is_main, 'order', position) order by position) as images
      from listing_photo where listing_id = page.id) photos on true
  ) as items`;
