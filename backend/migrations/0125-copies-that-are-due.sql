-- not in a transaction
drop index concurrently if exists mail_copy_due;
create index concurrently mail_copy_due on mail (due_at) where device_id is not null and state in ('queued', 'retrying');
