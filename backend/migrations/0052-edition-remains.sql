-- What becomes of an edition that is older than those that are kept whole: announced first, then counted, then emptied.
-- edition: no foreign key, because registrations may name an edition that was never edited on the site.
-- counts: what there was, in words and numbers, as [{"of": "Registrations", "count": 12}]; null until it is counted.
create table edition_remains (
  id uuid primary key,
  edition text not null,
  announced_at timestamptz not null,
  counts jsonb,
  counted_at timestamptz,
  emptied_at timestamptz,
  constraint edition_remains_once unique (edition),
  constraint edition_remains_counted_first check ((counts is null) = (counted_at is null) and (emptied_at is null or counted_at is not null))
);
