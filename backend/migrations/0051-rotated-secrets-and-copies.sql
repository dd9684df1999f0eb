-- previous_fingerprints: of APP_SECRET_PREVIOUS, so that processes with an old and a new secret know that they may run side
-- by side while one takes the place of the other.
alter table process_seen add column previous_fingerprints text[] not null default '{}';

-- copy: a copy for trials, which never mails.
alter table mail_hold
  drop constraint mail_hold_reason_check,
  add constraint mail_hold_reason_check check (reason in ('maintenance', 'staff', 'restore', 'copy'));
