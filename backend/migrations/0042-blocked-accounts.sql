-- Since when somebody cannot sign in, because the administrator says so.
alter table account add column blocked_at timestamptz;
