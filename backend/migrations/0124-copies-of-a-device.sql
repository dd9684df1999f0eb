-- not in a transaction
drop index concurrently if exists mail_of_device;
create index concurrently mail_of_device on mail (device_id) where device_id is not null;
