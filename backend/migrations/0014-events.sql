-- Sessions of the schedule. starts_at is null while the time is undetermined; then ends_at, when it is over, is the end of
-- its day. sequence rises with every change of the event and of who takes part, for the calendars that hold it.
create table event (
  id uuid primary key,
  edition text not null,
  game_name text not null,
  day date not null,
  starts_at timestamptz,
  ends_at timestamptz not null,
  duration smallint not null,
  spots smallint not null,
  spots_taken smallint not null default 0,
  visible boolean not null,
  teacher text not null check (teacher in ('none', 'wanted', 'needed')),
  owner_id uuid not null references user_name,
  game_owner_id uuid,
  sequence integer not null default 0,
  notice_due_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  constraint event_spots_in_range check (spots between 1 and 99),
  constraint event_spots_within_capacity check (spots_taken between 0 and spots)
);
create index event_in_order on event (edition, day, starts_at);
create index event_owner on event (owner_id);
create index event_notice_due on event (notice_due_at) where notice_due_at is not null;

-- told_plan: the day, time and duration that this participant knows of.
create table participant (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  name_id uuid not null references user_name,
  joined_at timestamptz not null,
  told_plan jsonb not null,
  constraint participant_once_per_event unique (event_id, name_id)
);
create index participant_name on participant (name_id);

-- Whoever brings the game takes part; when that participant leaves, nobody brings it.
alter table event add constraint event_game_owner_takes_part
  foreign key (id, game_owner_id) references participant (event_id, name_id) on delete set null (game_owner_id);

-- In the order of ids. told_at: when somebody who was passed over for a conflict was told so.
create table waitlist_entry (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  name_id uuid not null references user_name,
  joined_at timestamptz not null,
  told_at timestamptz,
  constraint waitlist_entry_once_per_event unique (event_id, name_id)
);
create index waitlist_entry_name on waitlist_entry (name_id);

-- What somebody no longer takes part in, so that calendars learn of it. The event itself may be gone.
create table left_event (
  event_id uuid not null,
  name_id uuid not null references user_name on delete cascade,
  facts jsonb not null,
  ends_at timestamptz not null,
  primary key (event_id, name_id)
);
create index left_event_name on left_event (name_id);
create index left_event_end on left_event (ends_at);

-- calendar_token: the secret of the private address of one's calendar; made when it is first asked for.
create table schedule_settings (
  user_id uuid primary key references account on delete cascade,
  notices boolean not null default true,
  calendar_token text unique
);
