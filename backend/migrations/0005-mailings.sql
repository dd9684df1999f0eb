-- The place of a mail within its queue: the lower number goes first.
alter table mail add column priority smallint not null default 0;
