-- The mailing that came of using a tool: while nothing of it has left, cancelling it takes the use back.
alter table tool_use add column mailing_id uuid;

-- A mailing counts towards what staff may send in a day when it leaves, not when it is planned.
create index mailing_started on mailing (started_at);

-- Whom somebody was shown before sending, as ids of what their mails are about: kept for a day, to tell what has changed.
create table shown_audience (
  id uuid primary key,
  named text not null,
  recipients uuid[] not null,
  created_at timestamptz not null
);
create index shown_audience_created on shown_audience (created_at);
