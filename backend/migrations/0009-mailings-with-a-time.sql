-- When a mailing's mails were last accepted again after refusals that paused it: what a worker heard before that moment
-- and records after it still belongs to those refusals.
alter table mailing add column circuit_closed_at timestamptz;

-- A mailing may wait for a moment; until then it has no mails. left_out: how many people were left out when it was
-- begun, by reason.
alter table mailing
  add column scheduled_for timestamptz,
  add column started_at timestamptz,
  add column cancelled_at timestamptz,
  add column left_out jsonb not null default '{}';
update mailing set started_at = created_at;
