-- The day by whose end guests should have answered, in the convention's zone; null for none.
alter table gameday add column answer_by date;
-- The answer-by date for which guests were reminded, so that it happens once.
alter table gameday add column reminded_for date;
-- The day for a guest who was asked when the date of the gameday had passed already; the later of both counts.
alter table invitation add column answer_by date;
