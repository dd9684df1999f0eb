-- Games for sale. search_text holds, beside one another, what a search looks through; the entity writes it.
-- pending_buyer_id: who holds it, also after it was sold to them; null while a pending one is held for somebody unknown.
create table listing (
  id uuid primary key,
  seller_id uuid not null references account,
  game_name text not null,
  game_description text,
  condition text not null check (condition in ('New', 'Like New', 'Good', 'Fair', 'Poor')),
  price_cents integer not null check (price_cents between 1 and 999999),
  notes text,
  location text,
  expansions text[] not null,
  payment_methods jsonb not null,
  status text not null check (status in ('Available', 'Pending', 'Sold')),
  bgg_id integer,
  bgg_thumbnail text,
  pending_buyer_id uuid references account,
  search_text text not null,
  created_at timestamptz not null,
  constraint listing_available_is_nobodys check (status <> 'Available' or pending_buyer_id is null),
  constraint listing_not_bought_by_seller check (pending_buyer_id is distinct from seller_id)
);
-- One for each way to sort; the id makes the order complete.
create index listing_by_date on listing (created_at, id);
create index listing_by_price on listing (price_cents, id);
create index listing_by_name on listing ((lower(game_name) collate "und-x-icu"), id);
create index listing_by_condition on listing
  (array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition), id);
create index listing_by_status on listing (status, created_at, id);
create index listing_seller on listing (seller_id, created_at);
create index listing_buyer on listing (pending_buyer_id) where pending_buyer_id is not null;
create index listing_search on listing using gin (search_text gin_trgm_ops);
create index listing_name_search on listing using gin (game_name gin_trgm_ops);
create index listing_location_search on listing using gin (location gin_trgm_ops);

-- Photos from their upload on. Until a listing shows one, and again after, unused_since says since when it waits to be
-- deleted. The file's name is the id.
create table listing_photo (
  id uuid primary key,
  owner_id uuid not null references account,
  listing_id uuid references listing,
  position smallint,
  is_main boolean not null default false,
  unused_since timestamptz,
  constraint listing_photo_used_or_not check (
    case when listing_id is null then unused_since is not null else position is not null and unused_since is null end)
);
create index listing_photo_listing on listing_photo (listing_id, position);
create index listing_photo_owner on listing_photo (owner_id);
create index listing_photo_unused on listing_photo (unused_since) where unused_since is not null;

-- What is said below a listing, in the order of ids: by people, and by the product when somebody buys or withdraws.
create table listing_discussion (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  author_id uuid not null references account,
  message text not null,
  message_type text not null check (message_type in ('Comment', 'Purchase', 'Undo')),
  created_at timestamptz not null
);
create index listing_discussion_listing on listing_discussion (listing_id, id);
create index listing_discussion_author on listing_discussion (author_id);

-- Who else wants a listing that somebody holds, in the order of ids.
create table listing_queue (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  buyer_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  constraint listing_queue_once unique (listing_id, buyer_id)
);
create index listing_queue_buyer on listing_queue (buyer_id);
