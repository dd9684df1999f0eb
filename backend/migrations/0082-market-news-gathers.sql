-- What buyers and readers do again within minutes is told to the seller in one mail, when the listing's notice is due.
alter table listing_discussion add column told boolean not null default true;
alter table listing add column notice_due_at timestamptz;
create index listing_notice_due on listing (notice_due_at) where notice_due_at is not null;

-- Whether an account gets mails about what others do on the marketplace.
alter table account add column market_notices boolean not null default true;
