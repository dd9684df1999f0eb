-- The place of a mail within its queue: the lower number goes first.
alter table mail add column priority smallint not null default 0;

-- What staff may cause within a day is counted from single mails and the sizes of mailings, never from all rows.
alter table mail add column by_staff boolean not null default false;
create index mail_by_staff on mail (created_at) where by_staff and mailing_id is null;
alter table mailing add column size integer not null default 0;
update mailing set size = (select count(*) from mail where mail.mailing_id = mailing.id);
create index mailing_created on mailing (created_at);

-- A mailing is a thing of its own: who sends what to whom, and what became of it. `about` is a reference such as
-- `gameday/<id>`, without a foreign key: the ledger outlives what it tells of. `totals` holds the numbers of mails by state
-- once all of them have ended.
alter table mailing
  alter column about drop not null,
  alter column about type text using 'gameday/' || about,
  add column title text not null default '',
  add column audience text not null default '',
  add column author_id uuid,
  add column author_email text,
  add column totals jsonb,
  add column finished_at timestamptz,
  add constraint mailing_finished_with_totals check ((totals is null) = (finished_at is null));
alter table mailing alter column title drop default, alter column audience drop default;
create index mailing_unfinished on mailing (id) where finished_at is null;

-- Nobody gets two mails of one mailing.
create unique index mail_once_per_mailing on mail (mailing_id, lower(recipient_address)) where mailing_id is not null;

-- Requests that send to many, under the id that their client made, so that a repeated one is answered and not carried out.
create table mailing_request (
  id uuid primary key,
  digest text not null,
  answer jsonb,
  created_at timestamptz not null
);

-- Staff search the list by any part of a name, address or comment.
create extension if not exists pg_trgm;
create index invitation_search on invitation
  using gin (guest_name gin_trgm_ops, guest_email gin_trgm_ops, reply_comments gin_trgm_ops);
