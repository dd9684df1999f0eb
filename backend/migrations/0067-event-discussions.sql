-- Questions below an event and their answers, in the order of ids. question_id: of an answer. by_host: whether its author hosted
-- the event when they wrote. form_id: of the form it was written in, which is sent again when its answer was lost.
create table event_discussion (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  question_id uuid references event_discussion on delete cascade,
  author_id uuid not null references account,
  message text not null,
  by_host boolean not null,
  form_id uuid,
  created_at timestamptz not null
);
create index event_discussion_event on event_discussion (event_id, id);
create index event_discussion_question on event_discussion (question_id) where question_id is not null;
create index event_discussion_author on event_discussion (author_id);
create unique index event_discussion_form on event_discussion (event_id, author_id, form_id) where form_id is not null;
