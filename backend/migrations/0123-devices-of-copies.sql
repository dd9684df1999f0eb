-- The rows of before are checked while others write: the constraint stands since the migration before.
alter table mail validate constraint mail_device;
