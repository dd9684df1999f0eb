-- What a check found, in a sentence, so that the desk says it without asking everything again.
alter table alarm add column title text not null default '';
