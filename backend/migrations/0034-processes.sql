-- The backends and workers that run: each writes its row every ten seconds. Nothing in it outlives the processes, so it is
-- not logged. secret_fingerprint: of APP_SECRET, to compare it without telling it.
create unlogged table process_seen (
  id uuid primary key,
  role text not null check (role in ('backend', 'worker')),
  host text not null,
  pid integer not null,
  port integer,
  version text not null,
  commit text,
  migration text not null,
  secret_fingerprint text not null,
  public_url text not null,
  queue text not null check (queue in ('redis', 'postgres')),
  memory bigint not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
