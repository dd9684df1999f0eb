-- The place of a mail within its queue: the lower number goes first.
alter table mail add column priority smallint not null default 0;

-- What staff may cause within a day is counted from single mails and the sizes of mailings, never from all rows.
alter table mail add column by_staff boolean not null default false;
create index mail_by_staff on mail (created_at) where by_staff and mailing_id is null;
alter table mailing add column size integer not null default 0;
create index mailing_created on mailing (created_at);
