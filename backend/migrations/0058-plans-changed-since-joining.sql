-- When an event was to be as a participant first knew it, and when they last learned of a change; null while nothing has changed.
alter table participant add column changed_from jsonb, add column changed_at timestamptz;
