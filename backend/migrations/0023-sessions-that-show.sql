-- may_change: false where a registration link opened the session that had been opened before, elsewhere.
alter table session add column may_change boolean not null default true;
alter table session alter column may_change drop default;

-- opened_at: when the link was first opened.
alter table sign_in_code add column opened_at timestamptz;
