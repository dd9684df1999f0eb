-- When a job last succeeded: an alarm asks for how long it has not, whatever came of its last run.
alter table job add column succeeded_at timestamptz;
update job set succeeded_at = started_at where outcome = 'succeeded';
