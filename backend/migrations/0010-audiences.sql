-- Whom a tool of the administrator would mail, fixed at one moment: what a preview showed, for a day, or whom a mailing is for
-- that waits for its time, until it starts.
-- registration_id: of a confirmation. list_digest: tells one pasted list from another.
create table audience (
  id uuid primary key,
  tool text not null,
  registration_id uuid,
  list_digest text,
  mailing_id uuid references mailing on delete cascade,
  created_at timestamptz not null
);
create index audience_of_mailing on audience (mailing_id);

-- skipped: why somebody of the audience gets no mail.
create table audience_member (
  audience_id uuid not null references audience on delete cascade,
  position integer not null,
  about uuid not null,
  name text,
  address text not null,
  props jsonb not null,
  skipped text,
  primary key (audience_id, position)
);
create unique index audience_member_once on audience_member (audience_id, lower(address)) where skipped is null;

-- When a tool was last used for an audience: a second time within minutes is asked about.
create table tool_use (
  named text primary key,
  used_at timestamptz not null
);

-- The mailings that wait for their time.
create index mailing_scheduled on mailing (scheduled_for) where started_at is null and cancelled_at is null;
