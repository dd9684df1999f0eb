-- What staff say in the invitation and the reminder of this gameday besides its description; null for nothing.
alter table gameday add column invitation_words text;
