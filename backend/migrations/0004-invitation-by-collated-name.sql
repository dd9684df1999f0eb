-- Names stand as people look for them, É beside E; the index follows the list's order.
drop index invitation_by_name;
create index invitation_by_name on invitation (gameday_id, (lower(guest_name) collate "und-x-icu"), id);
