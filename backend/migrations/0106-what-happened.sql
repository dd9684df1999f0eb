-- What happened in an edition, as numbers that name nobody: counted once it is over, because what they are counted from goes.
create table edition_figures (
  edition text primary key,
  sections jsonb not null,
  counted_at timestamptz not null
);
