-- The files of logos. Several editions may show one: a new edition begins with that of the last.
create table edition_logo (
  id uuid primary key,
  stored_at timestamptz not null
);
-- The logo that stands in the header, with the pixels of its file.
alter table edition_settings
  add column logo uuid references edition_logo,
  add column logo_width integer,
  add column logo_height integer,
  add constraint edition_settings_logo_whole
    check ((logo is null) = (logo_width is null) and (logo is null) = (logo_height is null));
