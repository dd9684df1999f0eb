-- The link by which an account asks friends to sit with it in an edition. Making another one ends it.
create table wish_friend_link (
  id uuid primary key,
  edition text not null,
  user_id uuid not null references account on delete cascade,
  unique (user_id, edition)
);

-- Names that said yes to sit with an account of others: it may name them in its wishes.
create table wish_friend (
  id uuid primary key,
  edition text not null,
  user_id uuid not null references account on delete cascade,
  name_id uuid not null references user_name on delete cascade,
  agreed_at timestamptz not null,
  unique (user_id, edition, name_id)
);
create index wish_friend_name on wish_friend (name_id);
