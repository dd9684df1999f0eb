-- What a migration was when it ran: `migrate` refuses to go on where its file says something else today.
alter table mikro_orm_migrations add column checksum text;
