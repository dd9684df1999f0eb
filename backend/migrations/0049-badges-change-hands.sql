-- Until when people give back and hand on badges by themselves: local time of time_zone. Null: until the first day begins.
alter table edition_settings add column badges_change_until text
  check (badges_change_until ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$');

-- A badge that is offered to an address. It ends by being taken, which moves the person to another registration, by being
-- withdrawn, or at its time. The token of its link is made from the id and the application's secret, and stands nowhere.
create table badge_offer (
  id uuid primary key,
  attendee_id uuid not null references attendee on delete cascade,
  address text not null check (address = lower(address)),
  offered_at timestamptz not null,
  ends_at timestamptz not null,
  constraint badge_offer_once_per_attendee unique (attendee_id)
);
create index badge_offer_end on badge_offer (ends_at);

-- A name that its account has removed belongs to nobody; what happened under it keeps it as a former guest's.
alter table user_name alter column user_id drop not null;
