-- Badges that were offered to an address within the last day are counted before another one is.
create index mail_badge_offer on mail (recipient_address, created_at) where kind = 'badge-offer';
