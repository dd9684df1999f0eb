-- An event may have a table: its id in the floor plan of the edition, which is JSON (`edition_content`, or the standard
-- plan), so there is no foreign key. An event without a time holds no table.
create extension if not exists btree_gist;

alter table event add column table_id text;

-- A table has one game at a time, with 15 minutes between two. Deferrable, because two games may change their tables,
-- and all games of an edition may move to other days in one statement.
alter table event add constraint event_has_table_alone exclude using gist (
  edition with =,
  table_id with =,
  tsrange(starts_at at time zone 'UTC', ends_at at time zone 'UTC' + interval '15 minutes') with &&
) where (table_id is not null and starts_at is not null) deferrable initially immediate;
