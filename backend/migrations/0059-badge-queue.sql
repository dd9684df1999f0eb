-- Who waits for badges of a full house, in the order of their places. Badges that are offered to them are counted as taken
-- until they are taken or the time is over, so that nobody else can have them.
create table badge_queue_entry (
  id uuid primary key default uuidv7(),
  edition text not null,
  email text not null,
  name text not null,
  badges smallint not null check (badges between 1 and 8),
  place integer not null,
  joined_at timestamptz not null,
  mailed_at timestamptz not null,
  offered_until timestamptz,
  missed boolean not null default false,
  passed_over_at timestamptz,
  constraint badge_queue_entry_once unique (edition, email),
  constraint badge_queue_entry_place_once unique (edition, place) deferrable initially deferred
);
create index badge_queue_entry_offered on badge_queue_entry (offered_until) where offered_until is not null;
create index badge_queue_entry_email on badge_queue_entry (email);
