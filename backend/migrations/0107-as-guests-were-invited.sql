-- What staff said of a guest when they invited them, so that undoing a list leaves those of whom somebody said otherwise since.
alter table invitation add column invited_as smallint not null default 0 check (invited_as between 0 and 2);
