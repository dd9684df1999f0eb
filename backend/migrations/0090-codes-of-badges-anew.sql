-- Signed into the code of a badge in place of the person's id, once its owner had a new code made.
-- Null, as in rows of the release before: the id itself. Codes that were mailed and printed go on.
alter table attendee add column badge_code uuid;
