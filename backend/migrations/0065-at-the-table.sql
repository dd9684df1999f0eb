-- Until when a spot that was freed after the start is, or was last, kept for whoever waits; since when the host sees a
-- participant at the table.
alter table waitlist_entry add column offered_until timestamptz;
create index waitlist_entry_offered on waitlist_entry (event_id, offered_until) where offered_until is not null;
alter table participant add column here_at timestamptz;
-- Whether a participant hosts the event beside its owner.
alter table participant add column co_host boolean not null default false;
