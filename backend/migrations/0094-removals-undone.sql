-- Until when a host who took somebody out of an event can undo that, and what brings everything back as it was: the participant's
-- row, whether they brought the game, and the ids of the mails that were taken back.
alter table left_event add column undo_until timestamptz, add column undo jsonb;
