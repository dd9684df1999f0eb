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
