-- What hosts wrote to the players of an event, in the order of ids. author_id: whoever wrote it; name_id: under which name, null
-- for the organisers.
create table event_message (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  author_id uuid not null references account,
  name_id uuid references user_name,
  message text not null,
  written_at timestamptz not null
);
create index event_message_event on event_message (event_id, id);
create index event_message_author on event_message (author_id);
create index event_message_name on event_message (name_id) where name_id is not null;
