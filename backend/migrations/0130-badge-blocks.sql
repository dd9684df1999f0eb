-- Badges that phones at the door keep for people who come while there is no network, and how many each keeps. They count as taken.
alter table edition_settings
  add column walk_in_badges smallint not null default 3 check (walk_in_badges between 0 and 20);

create table badge_block (
  phone uuid primary key,
  edition text not null,
  badges smallint not null check (badges >= 0),
  ends_at timestamptz not null
);
