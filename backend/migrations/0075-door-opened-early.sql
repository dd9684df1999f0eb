-- The door shows who is expected from the day before the convention; until this moment sooner, where the administrator says so.
alter table door_link add column early_until timestamptz;
