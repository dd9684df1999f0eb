-- The password of the e-mail tools, once an administrator has changed it on the site; until then that of the settings holds.
create table tools_password (
  only_row boolean primary key default true check (only_row),
  -- By scrypt, behind its salt.
  hash text not null,
  changed_at timestamptz not null
);
