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
