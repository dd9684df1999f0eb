-- held_until: until when the seats of an answer are safe that was given on the public page, and that its guest has not stood by.
alter table invitation add column held_until timestamptz;
create index invitation_held on invitation (held_until) where held_until is not null;
