-- Where helpers are needed at the convention, and who has taken what. Nothing of it shows until organisers say so for the edition.
create table shift_plan (
  edition text primary key,
  is_open boolean not null
);

create table shift (
  id uuid primary key,
  edition text not null,
  title text not null,
  notes text,
  place text not null,
  -- The day that people say, by the clock of the convention: that on which it begins.
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  places smallint not null check (places > 0),
  places_taken smallint not null default 0 constraint shift_taken_within_places check (places_taken between 0 and places),
  -- Whether anybody who is registered may take it, or those of `shift_invitee` alone.
  for_anyone boolean not null default true,
  -- When those who have taken it were reminded of it.
  reminded_at timestamptz,
  created_at timestamptz not null
);
create index shift_by_start on shift (edition, starts_at);

create table shift_helper (
  id uuid primary key,
  shift_id uuid not null references shift on delete cascade,
  name_id uuid not null references user_name,
  taken_at timestamptz not null,
  -- It is theirs until somebody else takes it.
  seeks_replacement boolean not null default false,
  no_show boolean not null default false,
  unique (shift_id, name_id)
);
create index shift_helper_name on shift_helper (name_id);

create table shift_invitee (
  shift_id uuid not null references shift on delete cascade,
  user_id uuid not null references account on delete cascade,
  primary key (shift_id, user_id)
);
create index shift_invitee_user on shift_invitee (user_id);
