-- What lets a program in without a browser: made by an administrator for a purpose and until an end, and shown once.
create table api_token (
  id uuid primary key,
  -- SHA-256 of the token.
  token_hash text not null unique,
  purpose text not null check (length(purpose) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- It ends with the account, or with its role.
  made_by uuid references account on delete set null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_token_maker on api_token (made_by);
