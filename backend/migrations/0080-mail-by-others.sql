-- Whether somebody else than its reader caused a mail, by typing the address or by a click. A mailbox gets only so many of
-- these within a day (`mails-by-others.ts`, whose expression the index has); the mailbox of an address is the one without a tag.
alter table mail add column by_others boolean not null default false;
create index mail_by_others on mail (regexp_replace(lower(recipient_address), '\+[^@]*(?=@[^@]*$)', ''), created_at)
  where by_others;

-- Offers of badges are counted among them.
drop index mail_badge_offer;
