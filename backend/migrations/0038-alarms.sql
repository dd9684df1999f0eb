-- What the operator was told of and that is still not as it should be, so that each trouble is told once.
create table alarm (
  check_name text primary key,
  state text not null check (state in ('warning', 'failed')),
  since timestamptz not null
);
