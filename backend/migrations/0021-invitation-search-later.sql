-- The words of a whole list of guests are gathered here, in kilobytes, and sorted into the index by the next vacuum
-- instead of within the request that invites them, an eighth of whose time it took.
alter index invitation_search set (gin_pending_list_limit = 65536);
