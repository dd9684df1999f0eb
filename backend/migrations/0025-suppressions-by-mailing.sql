-- The mailing for whose mail an address was suppressed, so that what one mailing did can be taken back. No foreign key: its
-- check would lock the mailing while the worker holds its mails, and the address stays suppressed when the mailing is forgotten.
alter table suppression add column mailing_id uuid;
create index suppression_mailing on suppression (mailing_id) where mailing_id is not null;
