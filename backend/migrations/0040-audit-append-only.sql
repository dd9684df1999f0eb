-- Nobody changes or deletes what happened, whoever has got hold of the product's own access to the database by a fault
-- in it. A grant would not help: the product owns its tables. Retention deletes entries that are older than 30 days,
-- which is the shortest RETENTION_AUDIT_DAYS.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
    return old;
  end if;
  raise exception 'The audit trail is only added to';
end
$$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function keep_audit_entry();
create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function keep_audit_entry();
create index audit_entry_of_user on audit_entry (user_id, id);
