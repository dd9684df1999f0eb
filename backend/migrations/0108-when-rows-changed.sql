-- When what a row says last changed: for programs that ask what is new, and for calendars. New rows have it by their default,
-- so that long lists are copied in as fast as before.
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at = now();
  return new;
end
$$;

-- The same for the row that a part belongs to, once a transaction: its arguments are the table of that row and the column that
-- refers to it.
create function note_change_of_whole() returns trigger language plpgsql as $$
begin
  execute format(
    'update %I set changed_at = now() where id in (select %I from part) and changed_at < now()', tg_argv[0], tg_argv[1]);
  return null;
end
$$;

alter table account add column changed_at timestamptz not null default now();
alter table user_name add column changed_at timestamptz not null default now();
alter table registration add column changed_at timestamptz not null default now();
alter table event add column changed_at timestamptz not null default now();
alter table left_event add column changed_at timestamptz not null default now();
alter table shift add column changed_at timestamptz not null default now();
alter table gameday add column changed_at timestamptz not null default now();
alter table invitation add column changed_at timestamptz not null default now();

create trigger account_changes before update on account
  for each row when (old.email is distinct from new.email or old.confirmed_at is distinct from new.confirmed_at)
  execute function note_change();
create trigger user_name_changes before update on user_name
  for each row when (old.name is distinct from new.name) execute function note_change();
create trigger registration_changes before update on registration
  for each row when (old.* is distinct from new.*) execute function note_change();
create trigger event_changes before update on event
  for each row when (old.* is distinct from new.*) execute function note_change();
create trigger left_event_changes before update on left_event
  for each row when (old.facts is distinct from new.facts) execute function note_change();
create trigger shift_changes before update on shift
  for each row when (old.* is distinct from new.*) execute function note_change();
-- Its counters move with every answer, and change nothing of its entry in calendars.
create trigger gameday_changes before update on gameday
  for each row when (old.sequence is distinct from new.sequence) execute function note_change();
create trigger invitation_changes before update on invitation
  for each row when (old.* is distinct from new.*) execute function note_change();

create trigger attendee_added after insert on attendee referencing new table as part
  for each statement execute function note_change_of_whole('registration', 'registration_id');
create trigger attendee_changes after update on attendee referencing new table as part
  for each statement execute function note_change_of_whole('registration', 'registration_id');
create trigger attendee_removed after delete on attendee referencing old table as part
  for each statement execute function note_change_of_whole('registration', 'registration_id');
create trigger waitlist_entry_added after insert on waitlist_entry referencing new table as part
  for each statement execute function note_change_of_whole('event', 'event_id');
create trigger waitlist_entry_changes after update on waitlist_entry referencing new table as part
  for each statement execute function note_change_of_whole('event', 'event_id');
create trigger waitlist_entry_removed after delete on waitlist_entry referencing old table as part
  for each statement execute function note_change_of_whole('event', 'event_id');
