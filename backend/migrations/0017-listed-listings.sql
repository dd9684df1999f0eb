-- Lists show neither hidden nor lapsed listings, which grow more with every year: the indexes of the lists leave them out.
-- The ways to sort, with the id to make each order complete; see SORT_KEYS.
drop index listing_by_date, listing_by_price, listing_by_name, listing_by_condition, listing_by_status;
create index listing_by_date on listing (created_at, id) where hidden_reason is null and lapsed_at is null;
create index listing_by_price on listing (price_cents, id) where hidden_reason is null and lapsed_at is null;
create index listing_by_name on listing ((lower(game_name) collate "und-x-icu"), id)
  where hidden_reason is null and lapsed_at is null;
create index listing_by_condition on listing
  (array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition), id)
  where hidden_reason is null and lapsed_at is null;
create index listing_by_status on listing (status, created_at, id) where hidden_reason is null and lapsed_at is null;
-- Counts every combination of these filters without reading the listings themselves.
create index listing_by_filter on listing (status, condition, price_cents)
  where hidden_reason is null and lapsed_at is null;

-- Sellers, and people at the desk, are looked for by parts of their names.
create index user_name_search on user_name using gin (name gin_trgm_ops);

-- A large send changes every one of its mails twice. Cleaned up after a fiftieth of the table instead of a fifth, the indexes
-- of what waits stay as small as what waits, and the planner knows of a bulk insert soon.
alter table mail set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
-- Counters that a crowd moves: with room on their page, a new version of the row needs no new index entries.
alter table gameday set (fillfactor = 50);
alter table edition set (fillfactor = 50);
