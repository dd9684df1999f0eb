-- Work by the clock. A piece of a job holds the lock of its row while its transaction lasts.
create table job (
  name text primary key,
  due_at timestamptz not null,
  started_at timestamptz,
  duration_ms integer,
  outcome text check (outcome in ('succeeded', 'failed')),
  error text
);

-- What the clean-up looks for. Mail is only ever appended, so a few pages of BRIN tell old from new.
create index sign_in_code_expiry on sign_in_code (expires_at);
create index mail_age on mail using brin (created_at);

-- confirmed_at: when somebody first opened a link that was mailed to the address. Accounts of before count as confirmed.
alter table account add column confirmed_at timestamptz;
update account set confirmed_at = created_at;

-- held_until: its badges go to others then, unless the account is confirmed; null once it was paid for or checked in.
alter table registration
  add column held_until timestamptz,
  add column reminded_at timestamptz;
create index registration_held on registration (held_until) where held_until is not null;
