-- What a mailing's audience is called is said by whoever begins it, in the words that staff read.
update mailing set audience = case audience
  when 'list' then 'Guests invited from a list'
  when 'unanswered' then 'Guests who have not answered'
  when 'not-declined' then 'Guests who have not declined'
  else audience end;

-- Each time that the failed mails of a mailing were sent again: how many count towards what staff may send in a day.
create table mailing_resend (
  id uuid primary key default uuidv7(),
  mailing_id uuid not null references mailing on delete cascade,
  size integer not null check (size > 0),
  created_at timestamptz not null
);
create index mailing_resend_created on mailing_resend (created_at);
create index mailing_resend_mailing on mailing_resend (mailing_id);

-- Messages that an administrator has begun to write; the id is made by the page.
create table message_draft (
  id uuid primary key,
  author_id uuid not null references account on delete cascade,
  title text not null,
  message text not null,
  tool text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index message_draft_of_author on message_draft (author_id, updated_at);
