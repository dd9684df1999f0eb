-- What mail servers report of a mail after they took it. reports: digests of those that were counted, so that none counts
-- twice; bounces: how many told of trouble that may pass; the latest is kept with its time and words.
alter table mail
  add column reports text[] not null default '{}',
  add column bounces integer not null default 0,
  add column bounced_at timestamptz,
  add column bounce_text text;
