-- The order in which staff open the list, and in which it is exported: without it every page sorts the whole gameday.
create index invitation_by_name on invitation (gameday_id, lower(guest_name), id);
