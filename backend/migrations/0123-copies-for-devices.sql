-- not in a transaction
alter table mail validate constraint mail_device;
drop index concurrently if exists mail_of_device;
create index concurrently mail_of_device on mail (device_id) where device_id is not null;
drop index concurrently if exists mail_copy_due;
create index concurrently mail_copy_due on mail (due_at) where device_id is not null and state in ('queued', 'retrying');
