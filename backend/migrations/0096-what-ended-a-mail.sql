-- What ended a mail before it left, so that staff read why. Null where nothing did, and in rows of before.
alter table mail add column ended_by text;
