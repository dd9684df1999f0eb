-- When a mailing was paused because too many addresses do not exist, or readers complained; that happens once.
alter table mailing add column braked_at timestamptz;
