-- Which plan the owner of an event knows, while somebody else moved it and they were not told yet.
alter table event add column owner_told_plan jsonb;
