-- A flag on a table of the hall: green asks for so many players, yellow for a teacher. It is down from ends_at on; the row is
-- then replaced or removed by the next flag.
create table table_flag (
  edition text not null,
  table_id text not null,
  colour text not null check (colour in ('green', 'yellow')),
  players smallint check (players between 1 and 20),
  game_name text,
  raised_by uuid not null references account on delete cascade,
  raised_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (edition, table_id),
  constraint table_flag_green_asks_for_players check ((colour = 'green') = (players is not null))
);
create index table_flag_raised_by on table_flag (raised_by);
