-- Who helps. The administrator of ADMIN_EMAIL needs no row, and those of ORGANISER_EMAILS none until somebody changes
-- them. Whoever was removed keeps a row, so that the settings do not bring them back.
create table staff (
  address text primary key check (address = lower(address)),
  role text not null check (role in ('administrator', 'organiser', 'mailer')),
  added_at timestamptz not null,
  removed_at timestamptz
);
