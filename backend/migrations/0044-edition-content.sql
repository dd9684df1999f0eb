-- What an edition says of itself besides its settings: floor plan, directions, questions, pages. Without a row the site
-- shows the standard content, which is code. A new edition starts with a copy of the last one's.
create table edition_content (
  edition text not null references edition_settings (key) on delete cascade,
  kind text not null,
  content jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references account (id) on delete set null,
  primary key (edition, kind)
);
create index edition_content_changed_by on edition_content (changed_by);

-- ISO 4217.
alter table edition_settings add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
