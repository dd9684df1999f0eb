-- What a search of an audience looks through, written once: comparing without regard to case costs more than all the rest.
-- No index: an audience of fifty thousand people lives for a day and is searched a few times.
alter table audience_member
  add column search_text text not null generated always as (lower(coalesce(name, '') || E'\n' || address)) stored;
