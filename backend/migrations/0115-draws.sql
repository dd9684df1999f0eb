-- One draw of wishes an edition, once the administrator has planned it.
create table draw (
  edition text primary key,
  runs_at timestamptz not null,
  -- Secret until it has run; its hash is shown from the beginning.
  seed text not null,
  seed_hash text not null,
  ran_at timestamptz,
  -- What anybody can run again, to the letter, without a name; null until it has run.
  published text,
  constraint draw_published_once_run check ((ran_at is null) = (published is null))
);

-- Which party each name was in, as its number is published: so people find themselves in what anybody can run again.
create table drawn_name (
  edition text not null references draw on delete cascade,
  party integer not null,
  name_id uuid not null references user_name on delete cascade,
  primary key (edition, party, name_id)
);
create index drawn_name_name on drawn_name (name_id);
