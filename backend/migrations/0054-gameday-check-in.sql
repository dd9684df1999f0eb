-- When a guest of a gameday came in at the door, with whom they brought.
alter table invitation add column checked_in_at timestamptz;
