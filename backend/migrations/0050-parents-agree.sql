-- When a parent or guardian agreed that the name of a child of 9 and under is kept; null where nobody was asked: adults,
-- imports, and children who were registered before.
alter table attendee add column parent_agreed_at timestamptz;

-- When browsers ask the servers of others, for pictures of the board-game database and for the newsletter form.
alter table edition_settings add column outside_content text not null default 'after-click'
  check (outside_content in ('after-click', 'always'));
