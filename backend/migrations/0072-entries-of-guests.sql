-- How often the entry of this guest has gone out of their calendar or come back: calendars go by a number that rises.
alter table invitation add column calendar_changes smallint not null default 0;
