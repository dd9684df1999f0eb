-- Words of one's own in the mails that the product sends: what somebody wrote, once for each time that it was put in
-- force, and never changed, so that a mail that waits keeps the words that it was written with.
create table mail_words (
  id uuid primary key,
  kind text not null,
  ending text not null,
  opening text not null,
  closing text not null,
  made_at timestamptz not null,
  made_by uuid references account (id) on delete set null
);
create index mail_words_made_by on mail_words (made_by);

-- Which words an edition uses for a kind of mail, and a draft of others. Without a row, or without words: the standard.
create table mail_text (
  edition text not null references edition_settings (key) on delete cascade,
  kind text not null,
  words_id uuid references mail_words (id),
  draft jsonb,
  changed_at timestamptz not null,
  changed_by uuid references account (id) on delete set null,
  primary key (edition, kind)
);
create index mail_text_changed_by on mail_text (changed_by);

-- The words that were in force when the mail was written, or when the mailing was begun, which all its mails share. No
-- foreign key: it would be looked up for each mail of a bulk send. Words go when no mail has them any more (old-mail).
alter table mail add column words_id uuid;
alter table mailing add column words_id uuid;
-- The words that a preview showed.
alter table audience add column words_id uuid;
