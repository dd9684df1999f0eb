-- What the operator was told of a check, apart from what is found: a finding is remembered, and told to Prometheus, also while
-- ALERT_WEBHOOK_URL does not answer. Without a state it has ended, and that has not been told yet.
alter table alarm alter column state drop not null;
alter table alarm add column told_state text check (told_state in ('warning', 'failed'));
update alarm set told_state = state;
