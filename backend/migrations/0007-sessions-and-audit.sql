-- Everybody signs in anew: nothing tells how the sessions of before were opened.
delete from session;

-- opened_by: the kind of link that opened it. Only a login gives roles.
-- browser: in words, for the list that its owner sees.
-- expires_at: moves with last_seen_at, never beyond the longest life of a session.
alter table session
  add column id uuid not null,
  add column opened_by text not null check (opened_by in ('login', 'registration')),
  add column browser text not null,
  add column last_seen_at timestamptz not null,
  add constraint session_id_unique unique (id);

-- network: where a sign-in mail was asked for, to limit how many one network may cause.
alter table sign_in_code add column network text;

-- No foreign keys: an entry outlives whom and what it tells of.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  about text,
  details jsonb not null,
  user_id uuid,
  session_id uuid,
  network text
);
-- Entries are only ever appended, so a few pages of BRIN tell old from new.
create index audit_entry_age on audit_entry using brin (at);
