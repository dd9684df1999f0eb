-- How often the six digits of a sign-in mail were typed in the browser that asked for it.
alter table sign_in_code add column tries smallint not null default 0;
