-- The form that a comment was written in: sent again after its answer was lost, it makes no second one.
alter table listing_discussion add column form_id uuid;
create unique index listing_discussion_form on listing_discussion (listing_id, author_id, form_id)
  where form_id is not null;
