-- What staff send is counted by account; of mailings it is known already who sends them.
alter table mail add column staff_id uuid;
