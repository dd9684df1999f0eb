-- Whether anybody may read and answer a gameday under its date. Its guests answer by their mailed links either way.
alter table gameday add column public_page boolean not null default true;

-- Browsers that opened a door link, so that one of them can be ended and stays out of that link.
create table door_browser (
  id uuid primary key,
  door_link_id uuid not null references door_link (id) on delete cascade,
  browser text not null,
  opened_at timestamptz not null,
  left_at timestamptz,
  ended_at timestamptz
);
create index door_browser_of_link on door_browser (door_link_id, opened_at desc);
