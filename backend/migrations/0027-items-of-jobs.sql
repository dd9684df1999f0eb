-- What a job could not do of its work, and when it tries again; every backend passes it over until then.
create table job_failure (
  job text not null references job (name) on delete cascade,
  item uuid not null,
  reason text not null,
  times integer not null default 1,
  retry_at timestamptz not null,
  primary key (job, item)
);
