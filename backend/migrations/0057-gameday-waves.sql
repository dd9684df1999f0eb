-- Gamedays to which a list is invited in waves: so many guests are kept invited and unanswered.
create table gameday_wave (
  gameday_id uuid primary key references gameday on delete cascade,
  target integer not null check (target > 0),
  paused_at timestamptz,
  -- The words of one's own that were confirmed with the list; null for the standard.
  words_id uuid
);

-- Who waits to be invited, in the order of the places.
create table gameday_wave_guest (
  id uuid primary key default uuidv7(),
  gameday_id uuid not null references gameday on delete cascade,
  guest_name text not null,
  guest_email text not null,
  place integer not null,
  moved_up boolean not null default false
);
create unique index gameday_wave_guest_once on gameday_wave_guest (gameday_id, lower(guest_email));
create index gameday_wave_guest_in_order on gameday_wave_guest (gameday_id, place);
create index gameday_wave_guest_by_address on gameday_wave_guest (lower(guest_email));
