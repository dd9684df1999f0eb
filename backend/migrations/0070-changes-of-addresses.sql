-- The address of an account that is to become another one, until the new one is confirmed; and for a week after that, in which
-- the old one may take it back. One for each account. The last release knows nothing of the table and needs nothing of it.
create table address_change (
  user_id uuid primary key references account on delete cascade,
  id uuid not null,
  old_address text not null,
  new_address text not null,
  by_staff boolean not null,
  session_id uuid,
  asked_at timestamptz not null,
  changed_at timestamptz,
  constraint address_change_id_unique unique (id)
);
create index address_change_new_address on address_change (new_address);
