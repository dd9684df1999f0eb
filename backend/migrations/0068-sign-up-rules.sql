-- Rules for joining games of the schedule: whether a badge is needed, from when on one may join (local time of the zone), how
-- many games of others a person may join, and whether a child of 9 and under needs an adult of the family in the same game.
alter table edition_settings
  add column joins_need_badge boolean not null default false,
  add column joins_open_at text,
  add column games_per_person smallint check (games_per_person between 1 and 99),
  add column children_need_adult boolean not null default false;
