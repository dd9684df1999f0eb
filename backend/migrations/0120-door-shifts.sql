-- Shifts whose helpers have the door as a door link opens it, for their hours.
alter table shift add column opens_door boolean not null default false;
