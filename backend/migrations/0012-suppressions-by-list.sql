-- People leave invitations and convention news each by itself, and staff keep addresses from mails with a note.
alter table suppression
  drop constraint suppression_reason_check,
  add column note text;
-- Who unsubscribed before there were two lists has left both.
insert into suppression (address, reason, created_at)
  select address, list.reason, created_at
  from suppression cross join (values ('no-invitations'), ('no-news')) as list (reason)
  where suppression.reason = 'unsubscribed';
delete from suppression where reason = 'unsubscribed';
alter table suppression add constraint suppression_reason_check
  check (reason in ('blocked', 'no-invitations', 'no-news', 'complained', 'bounced'));

-- The list that the administrator searches and pages through, newest first.
create index suppression_created_at_idx on suppression (created_at desc, address, reason);
create index suppression_address_trgm_idx on suppression using gin (address gin_trgm_ops);

-- Mailings keep how many people were left out for which reason; skipped mails tell why in words.
update mailing set left_out = left_out - 'unsubscribed' || jsonb_build_object('no-invitations', left_out -> 'unsubscribed')
where left_out -> 'unsubscribed' is not null;
update mail set last_error = case last_error
    when 'unsubscribed' then 'Wants no more invitations'
    else 'The address refused mail before'
  end
where state = 'suppressed' and last_error in ('unsubscribed', 'bounced');
