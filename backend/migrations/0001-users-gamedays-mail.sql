-- Ids are time-ordered UUIDs made by the application, or by uuidv7() where rows are made set-wise.

create table account (
  id uuid primary key,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  constraint account_email_unique unique (email)
);

create table user_name (
  id uuid primary key,
  user_id uuid not null references account on delete cascade,
  name text not null,
  position smallint not null,
  constraint user_name_once_per_user unique (user_id, name)
);

-- token_hash: the browser holds the token, the database only its SHA-256.
create table session (
  token_hash text primary key,
  user_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

-- code_hash: SHA-256 of a code derived from the id and the application's secret; see worker/mail/tokens.ts.
-- nonce_hash: names the browser that asked for the link, which alone may use it without a click.
create table sign_in_code (
  id uuid primary key,
  user_id uuid not null references account on delete cascade,
  code_hash text not null,
  nonce_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sign_in_code_hash_unique unique (code_hash)
);
create index sign_in_code_user on sign_in_code (user_id);

-- The counters are moved by conditional updates in the transaction of each answer; the checks are the last line.
create table gameday (
  id uuid primary key,
  date date not null,
  start_time time,
  end_time time,
  capacity integer not null check (capacity >= 1),
  location text not null,
  description text,
  accepted_count integer not null default 0 check (accepted_count >= 0),
  rejected_count integer not null default 0 check (rejected_count >= 0),
  not_replied_count integer not null default 0 check (not_replied_count >= 0),
  seats_taken integer not null default 0,
  sequence integer not null default 0,
  created_at timestamptz not null,
  constraint gameday_date_unique unique (date),
  constraint gameday_seats_within_capacity check (seats_taken between 0 and capacity),
  constraint gameday_end_needs_start check (end_time is null or start_time is not null)
);

-- status: 0 not replied, 1 accepted, 2 rejected.
create table invitation (
  id uuid primary key default uuidv7(),
  gameday_id uuid not null references gameday on delete cascade,
  guest_name text not null,
  guest_email text not null,
  status smallint not null default 0 check (status between 0 and 2),
  additional_guests smallint check (additional_guests between 0 and 4),
  reply_comments text,
  invited_at timestamptz not null,
  mailed_at timestamptz not null,
  replied_at timestamptz,
  token text not null,
  constraint invitation_token_unique unique (token)
);
create unique index invitation_guest_once on invitation (gameday_id, lower(guest_email));

create table mailing (
  id uuid primary key,
  kind text not null,
  about uuid not null,
  shared_props jsonb not null,
  paused_until timestamptz,
  paused_reason text,
  created_at timestamptz not null
);
create index mailing_about on mailing (about);

-- about has no foreign key: the ledger outlives what it tells of.
create table mail (
  id uuid primary key,
  kind text not null,
  props jsonb not null,
  recipient_name text,
  recipient_address text not null,
  message_id text not null,
  about uuid not null,
  mailing_id uuid references mailing,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'retrying', 'failed', 'suppressed', 'cancelled')),
  due_at timestamptz not null default now() + interval '15 seconds',
  attempts integer not null default 0,
  fence integer not null default 0,
  losses integer not null default 0,
  last_code integer,
  last_error text,
  ambiguous boolean not null default false,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_due on mail (due_at) where state in ('queued', 'retrying', 'sending');
create index mail_mailing_state on mail (mailing_id, state);
create index mail_about on mail (about, created_at);

create table suppression (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('unsubscribed', 'bounced')),
  created_at timestamptz not null
);
