-- One way to search people and games: accents, case, quotes and apostrophes do not matter.

create extension if not exists unaccent;

-- Both functions are bound to what they use when they are made, so no search_path changes what they mean, and a dump can
-- be restored. unaccent reads its rules from a file of the server, and counts as able to change: after an upgrade of
-- PostgreSQL that changes them `reindex` brings the indexes of searches up to date.
create function searchable_letters(written text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(replace(replace(
    lower(unaccent('unaccent', written) collate pg_c_utf8), '''', ''), '"', ''), '`', ''), '´', ''), 'ς', 'σ');

-- A text as searches compare it. The page does the same in frontend/src/ui/text/searchable.ts. What has no letters but
-- those of ASCII is by far the most, and needs no call.
create function searchable(written text) returns text
  language sql immutable parallel safe
  return case when octet_length(written) = char_length(written)
    then replace(replace(replace(lower(written collate pg_c_utf8), '''', ''), '"', ''), '`', '')
    else searchable_letters(written)
  end;

-- What `like` finds a word by that somebody looks for; its own wildcards mean nothing.
create function search_pattern(word text) returns text
  language sql immutable parallel safe
  return '%' || regexp_replace(searchable(normalize(word, nfc)), '([\\%_])', '\\\1', 'g') || '%';

-- Names and texts are kept composed. Names of one account that would then be the same stay as they are.
update user_name set name = normalize(name, nfc)
where name is not nfc normalized and not exists (
  select from user_name other
  where other.user_id = user_name.user_id and other.id <> user_name.id
    and normalize(other.name, nfc) = normalize(user_name.name, nfc));

update listing set expansions = (
  select array_agg(normalize(expansion, nfc) order by place) from unnest(expansions) with ordinality as each (expansion, place))
where exists (select from unnest(expansions) as expansion where expansion is not nfc normalized);

do $$
declare
  kept record;
begin
  for kept in
    select name, field from (values
      ('badge_queue_entry', '{name}'::text[]),
      ('board_game', '{name}'),
      ('cancelled_event', '{game_name}'),
      ('contact_message', '{name,message}'),
      ('event', '{game_name,description}'),
      ('event_discussion', '{message}'),
      ('event_message', '{message}'),
      ('gameday', '{location,description,invitation_words}'),
      ('gameday_wave_guest', '{guest_name}'),
      ('invitation', '{guest_name,reply_comments}'),
      ('listing', '{game_name,game_description,notes,location,search_text,hidden_reason}'),
      ('listing_discussion', '{message}'),
      ('listing_report', '{message}'),
      ('mail_words', '{ending,opening,closing}'),
      ('message_draft', '{title,message}'),
      ('suppression', '{note}')
    ) as written (name, fields), unnest(fields) as field
  loop
    execute format('update %1$I set %2$I = normalize(%2$I, nfc) where %2$I is not nfc normalized', kept.name, kept.field);
  end loop;
end
$$;

-- What searches are answered from, in place of the indexes on the texts as they were written.
create index user_name_by_words on user_name using gin (searchable(name) gin_trgm_ops);
drop index user_name_search;

create index invitation_by_words on invitation
  using gin (searchable(guest_name) gin_trgm_ops, searchable(guest_email) gin_trgm_ops, searchable(reply_comments) gin_trgm_ops);
drop index invitation_search;

create index listing_by_words on listing using gin (searchable(search_text) gin_trgm_ops);
drop index listing_search;

create index listing_by_likeness on listing using gin (searchable(game_name) gin_trgm_ops);
drop index listing_name_search;

create index listing_by_place on listing using gin (searchable(location) gin_trgm_ops);
drop index listing_location_search;

create index board_game_by_words on board_game using gin (searchable(name) gin_trgm_ops);
drop index board_game_name;
