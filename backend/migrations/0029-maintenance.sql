-- One row while the site is in maintenance: people read, and nothing is changed.
create table maintenance (
  id boolean primary key default true check (id),
  since timestamptz not null
);
