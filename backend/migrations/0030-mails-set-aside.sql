-- When staff gave a mail up that the product had stopped trying, so that it is not shown any more.
alter table mail add column given_up_at timestamptz;
create index mail_set_aside on mail (due_at)
  where state = 'failed' and given_up_at is null and (last_code is null or last_code < 500 or blocked);
