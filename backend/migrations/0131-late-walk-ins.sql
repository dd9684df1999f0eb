-- People who came in by a phone without a network, and for whom no badge was left when it came up. They are registered once there are some.
create table late_walk_in (
  id uuid primary key,
  edition text not null,
  form jsonb not null,
  came_at timestamptz not null
);
