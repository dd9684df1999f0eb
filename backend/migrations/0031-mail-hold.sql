-- While its one row is there, no mail leaves. reason: what holds it. backup_at, backup_waiting: of a restored database, when
-- the backup was taken and how many mails waited then; they may have left since.
create table mail_hold (
  only_row boolean primary key default true check (only_row),
  reason text not null check (reason in ('maintenance', 'staff', 'restore')),
  note text not null,
  held_by text,
  held_at timestamptz not null,
  backup_at timestamptz,
  backup_waiting integer
);
