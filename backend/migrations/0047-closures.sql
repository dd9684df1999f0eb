-- People who asked to be forgotten, until that is done.
create table closure (
  id uuid primary key,
  address text not null check (address = lower(address)),
  user_id uuid,
  asked_at timestamptz not null,
  erase_at timestamptz,
  erased_at timestamptz,
  constraint closure_address_unique unique (address)
);
create index closure_due on closure (erase_at) where erased_at is null;
