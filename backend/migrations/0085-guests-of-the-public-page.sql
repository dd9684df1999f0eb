-- Guests whose address was typed on the public page, by whomever, until staff invite it or its owner uses the mailed link.
alter table invitation add column typed boolean not null default false;

-- What they hold and wait for is counted whenever another such guest comes.
create index invitation_typed on invitation (gameday_id) where typed;
