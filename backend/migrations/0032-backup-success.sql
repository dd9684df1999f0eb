-- When a backup last succeeded, and when one was last restored for a trial (the drill).
create table backup_success (
  what text primary key check (what in ('backup', 'drill')),
  at timestamptz not null,
  backup text not null,
  bytes bigint not null
);
