-- The mailing that came of using a tool: while nothing of it has left, cancelling it takes the use back.
alter table tool_use add column mailing_id uuid;

-- A mailing counts towards what staff may send in a day when it leaves, not when it is planned.
create index mailing_started on mailing (started_at);
