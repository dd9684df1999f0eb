-- Hidden by the administrator, with the reason for the seller; lapsed because its seller did not say that it is still for
-- sale. Neither stands in lists. renewed_at: the last change of the listing, or that its seller said so; renewal_asked_at:
-- when the seller was asked since then.
alter table listing
  add column hidden_reason text,
  add column renewed_at timestamptz not null default now(),
  add column renewal_asked_at timestamptz,
  add column lapsed_at timestamptz,
  add constraint listing_lapsed_is_available check (lapsed_at is null or status = 'Available');
create index listing_to_ask on listing (renewed_at)
  where status = 'Available' and renewal_asked_at is null and hidden_reason is null;
create index listing_to_lapse on listing (renewal_asked_at) where renewal_asked_at is not null and lapsed_at is null;
create index listing_hidden on listing (created_at, id) where hidden_reason is not null;

-- What became of a listing, for its seller, in the order of ids.
create table listing_change (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  at timestamptz not null,
  field text not null check (field in ('price', 'status', 'hidden', 'renewed')),
  from_value text,
  to_value text,
  changed_by text not null check (changed_by in ('seller', 'buyer', 'organiser'))
);
create index listing_change_listing on listing_change (listing_id, id);

-- What people find wrong with a listing. settled_at: the administrator has decided to show it all the same.
create table listing_report (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  reporter_id uuid not null references account on delete cascade,
  reason text not null check (reason in ('not-a-game', 'misleading', 'scam', 'offensive', 'other')),
  message text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint listing_report_once unique (listing_id, reporter_id)
);
create index listing_report_open on listing_report (listing_id) where settled_at is null;
create index listing_report_reporter on listing_report (reporter_id);

-- As the board-game database has it by now.
update board_game set year_published = 1963 where id = 5 and year_published = 1964;
