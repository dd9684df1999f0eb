-- What each edition of the convention is: when, where, how many badges, at what price. The environment says it for the
-- first one alone; after that it is edited on the site. The counter of badges stays in `edition`, because everybody
-- who registers writes there.
-- key: year and month of its first start. It never changes, because registrations and events name it.
-- starts_at, ends_at: local times of time_zone, as 2025-10-10T12:00.
-- opens_at: when a draft becomes the edition that the site shows.
create table edition_settings (
  key text primary key check (key ~ '^\d{4}-\d{2}$'),
  state text not null check (state in ('draft', 'open', 'over', 'archived')),
  state_since timestamptz not null,
  opens_at timestamptz,
  product_name text not null,
  sponsor_name text not null,
  starts_at text not null check (starts_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  first_day_minutes integer not null check (first_day_minutes between 1 and 1500),
  ends_at text not null check (ends_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  second_day_minutes integer not null check (second_day_minutes between 1 and 1500),
  time_zone text not null,
  capacity integer not null check (capacity > 0),
  price integer not null check (price >= 0),
  venue_name text not null,
  venue_address text not null,
  social_url text not null,
  newsletter_form_url text,
  payment_url text,
  volunteer_email text not null
);
-- The site shows one edition.
create unique index edition_settings_one_open on edition_settings (state) where state = 'open';
