-- When a mail was due first, where that is not when it was written: for how long it waits is counted from there, whatever
-- state it is in. Of most mails it is null.
alter table mail add column due_first_at timestamptz;
