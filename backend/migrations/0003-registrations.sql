-- login codes work once; those of registration mails may be used again until they expire.
alter table sign_in_code add column purpose text not null default 'login'
  check (purpose in ('login', 'registration'));
alter table sign_in_code alter column purpose drop default;

-- key: year and month of the edition's start. The counter is moved by conditional updates in the transaction of
-- each registration, never beyond the configured capacity.
create table edition (
  key text primary key,
  badges_taken integer not null check (badges_taken >= 0)
);

-- paid_badges: how many badges were paid for, so that a badge added later is owed again.
create table registration (
  id uuid primary key,
  edition text not null,
  user_id uuid not null references account on delete cascade,
  registered_at timestamptz not null,
  paid_badges integer not null default 0 check (paid_badges >= 0),
  constraint registration_once_per_edition unique (edition, user_id)
);
create index registration_of_user on registration (user_id);

-- badge: 10 and over; without one: 9 and under, free.
create table attendee (
  id uuid primary key,
  registration_id uuid not null references registration on delete cascade,
  name_id uuid not null references user_name on delete cascade,
  badge boolean not null,
  position smallint not null,
  checked_in_at timestamptz,
  constraint attendee_once_per_registration unique (registration_id, name_id)
);
create index attendee_name on attendee (name_id);

create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  received_at timestamptz not null
);
