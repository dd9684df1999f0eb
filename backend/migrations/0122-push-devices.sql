-- Devices that notices are pushed to. Each belongs to a session and ends with it. endpoint: its address at the push service of
-- its browser's maker; p256dh, auth: its keys, which what it is sent is encrypted for; site_key: the key of the site that it asked with.
create table push_device (
  id uuid primary key,
  user_id uuid not null references account on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  site_key text not null,
  topics text[] not null,
  label text not null,
  created_at timestamptz not null
);
create index push_device_user on push_device (user_id);
create index push_device_session on push_device (session_id);

-- Of a copy of a mail: the device that it is for. What hangs on it is checked with the next migration, while others write.
alter table mail add column device_id uuid;
alter table mail add constraint mail_device foreign key (device_id) references push_device on delete cascade not valid;
