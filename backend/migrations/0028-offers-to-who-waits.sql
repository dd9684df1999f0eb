-- When somebody of those who wait for a listing was told that it is available; a day later the next is.
alter table listing add column offered_at timestamptz;
create index listing_offered on listing (offered_at) where offered_at is not null and status = 'Available';
