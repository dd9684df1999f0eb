-- When the brake paused a list that is invited in waves, since too many of its addresses do not exist: that happens to it once.
alter table gameday_wave add column braked_at timestamptz;
