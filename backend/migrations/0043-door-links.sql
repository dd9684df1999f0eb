-- The role of those who only check in and mark paid.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('administrator', 'organiser', 'mailer', 'door'));

-- Links that let helpers at the door do the same without an account. They end with their edition, or are revoked; the
-- links themselves are derived from the ids, so that no copy of the database opens the door.
create table door_link (
  id uuid primary key,
  edition text not null,
  made_at timestamptz not null,
  made_by uuid references account (id) on delete set null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);

-- One at a time: whoever revokes it knows that the door is shut.
create unique index door_link_of_edition on door_link (edition) where revoked_at is null;
create index door_link_made_by on door_link (made_by);
