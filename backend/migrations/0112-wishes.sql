-- Games that people would like to play, before anybody has a seat. Nobody wishes until the administrator says so for the edition.
alter table edition_settings add column takes_wishes boolean not null default false;

create table wish (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  user_id uuid not null references account,
  -- Its place in the order of the account, which need not be without gaps.
  rank integer not null,
  wished_at timestamptz not null
);
create index wish_by_user on wish (user_id, rank);
create index wish_event on wish (event_id);

-- Whom a wish is for. Of several, all sit together or none does.
create table wish_name (
  wish_id uuid not null references wish on delete cascade,
  name_id uuid not null references user_name,
  primary key (wish_id, name_id)
);
create index wish_name_name on wish_name (name_id);

create table wish_settings (
  user_id uuid primary key references account on delete cascade,
  -- Whether a seat may be exchanged for another wish of the account, so that somebody who has nothing gets one.
  moves_along boolean not null
);
