-- Who waits for seats of a full gameday, in the order of their places. Seats that are offered to them are taken until they
-- answer, so that nobody else can have them: seats_offered says how many of seats_taken these are.
alter table gameday add column seats_offered integer not null default 0;
alter table gameday add constraint gameday_seats_offered check (seats_offered between 0 and seats_taken);

create table gameday_queue_entry (
  id uuid primary key default uuidv7(),
  gameday_id uuid not null references gameday on delete cascade,
  invitation_id uuid not null references invitation on delete cascade,
  party smallint not null check (party between 1 and 5),
  place integer not null,
  joined_at timestamptz not null,
  offered_until timestamptz,
  missed boolean not null default false,
  passed_over_at timestamptz,
  constraint gameday_queue_entry_once unique (invitation_id),
  constraint gameday_queue_entry_place_once unique (gameday_id, place) deferrable initially deferred
);
create index gameday_queue_entry_offered on gameday_queue_entry (offered_until) where offered_until is not null;
