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

-- Board games by their ids in the public board-game database: some well-known ones, and what was imported. rank: 1 is the
-- best known; null where nobody knows.
create table board_game (
  id integer primary key,
  name text not null,
  year_published integer,
  rank integer
);
create index board_game_name on board_game using gin (name gin_trgm_ops);
insert into board_game (id, name, year_published) values
  (13, 'Catan', 1995),
  (822, 'Carcassonne', 2000),
  (9209, 'Ticket to Ride', 2004),
  (14996, 'Ticket to Ride: Europe', 2005),
  (30549, 'Pandemic', 2008),
  (36218, 'Dominion', 2008),
  (40834, 'Dominion: Intrigue', 2009),
  (68448, '7 Wonders', 2010),
  (173346, '7 Wonders Duel', 2015),
  (31260, 'Agricola', 2007),
  (3076, 'Puerto Rico', 2002),
  (2651, 'Power Grid', 2004),
  (12333, 'Twilight Struggle', 2005),
  (84876, 'The Castles of Burgundy', 2011),
  (120677, 'Terra Mystica', 2012),
  (220308, 'Gaia Project', 2017),
  (169786, 'Scythe', 2016),
  (167791, 'Terraforming Mars', 2016),
  (174430, 'Gloomhaven', 2017),
  (291457, 'Gloomhaven: Jaws of the Lion', 2020),
  (342942, 'Ark Nova', 2021),
  (28720, 'Brass: Lancashire', 2007),
  (224517, 'Brass: Birmingham', 2018),
  (266192, 'Wingspan', 2019),
  (230802, 'Azul', 2017),
  (178900, 'Codenames', 2015),
  (148228, 'Splendor', 2014),
  (161936, 'Pandemic Legacy: Season 1', 2015),
  (162886, 'Spirit Island', 2017),
  (187645, 'Star Wars: Rebellion', 2016),
  (193738, 'Great Western Trail', 2016),
  (115746, 'War of the Ring: Second Edition', 2011),
  (233078, 'Twilight Imperium: Fourth Edition', 2017),
  (316554, 'Dune: Imperium', 2020),
  (164928, 'Orléans', 2014),
  (199792, 'Everdell', 2018),
  (237182, 'Root', 2018),
  (205637, 'Arkham Horror: The Card Game', 2016),
  (70323, 'King of Tokyo', 2011),
  (39856, 'Dixit', 2008),
  (129622, 'Love Letter', 2012),
  (163412, 'Patchwork', 2014),
  (65244, 'Forbidden Island', 2010),
  (295947, 'Cascadia', 2021),
  (284083, 'The Crew: The Quest for Planet Nine', 2019),
  (244521, 'The Quacks of Quedlinburg', 2018),
  (175914, 'Food Chain Magnate', 2015),
  (181304, 'Mysterium', 2015),
  (133473, 'Sushi Go!', 2013),
  (98778, 'Hanabi', 2010),
  (110327, 'Lords of Waterdeep', 2012),
  (40692, 'Small World', 2009),
  (42, 'Tigris & Euphrates', 1997),
  (5, 'Acquire', 1964),
  (11, 'Bohnanza', 1997),
  (93, 'El Grande', 1995),
  (478, 'Citadels', 2000),
  (521, 'Crokinole', 1876),
  (28143, 'Race for the Galaxy', 2007),
  (124361, 'Concordia', 2013),
  (96848, 'Mage Knight Board Game', 2011),
  (177736, 'A Feast for Odin', 2016),
  (312484, 'Lost Ruins of Arnak', 2020),
  (204583, 'Kingdomino', 2016),
  (225694, 'Decrypto', 2018),
  (254640, 'Just One', 2018),
  (285774, 'Marvel Champions: The Card Game', 2019),
  (295770, 'Frosthaven', 2022),
  (366013, 'Heat: Pedal to the Metal', 2022),
  (373106, 'Sky Team', 2023);
