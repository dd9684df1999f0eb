-- The id of the request, or of the run of a job, that a row comes from: the same that the log lines of both processes carry.
alter table mailing add column caused_by text;
alter table mail add column caused_by text;
alter table audit_entry add column caused_by text;
