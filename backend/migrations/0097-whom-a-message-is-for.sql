-- Whom a message of the administrator is for; null for past registrants or a pasted list.
alter table audience add column whom text;
