-- What waits in one mailing, or in none, is found without reading what waits in others that are paused.
drop index mail_due;
create index mail_waiting on mail (mailing_id, due_at) where state in ('queued', 'retrying');
create index mail_leased on mail (due_at) where state = 'sending';

-- circuit_openings: how often in a row the mailing was paused because its mails were refused; a mail that is accepted
-- sets it to 0. While it is above 0, a mail that is blocked (refused for its content or by policy) is tried again.
alter table mailing add column circuit_openings integer not null default 0;
alter table mail add column blocked boolean not null default false;

-- How long the relay has before the sweeper publishes a mail is said in one place, the entity.
alter table mail alter column due_at drop default;

-- Mails whose time is over end while their mailing is paused as well, and are found without reading the others.
create index mail_expiry on mail (expires_at) where state in ('queued', 'retrying');

-- An address may have bounced and be unsubscribed: each is remembered, and ends, by itself.
alter table suppression drop constraint suppression_pkey, add primary key (address, reason);
