-- The audit trail names a network by its /24 or /48, as its page always showed it, and no longer the whole address that somebody came
-- from. What the last release writes beside this one until its processes end has the whole address.
alter table audit_entry disable trigger audit_entry_stays;
update audit_entry
set network = text(network(set_masklen(address, case family(address) when 4 then 24 else 48 end)))
from (
  select id as entry, regexp_replace(network, '^::ffff:(?=\d+\.)', '')::inet as address
  from audit_entry where network is not null
) as found
where id = entry;
alter table audit_entry enable trigger audit_entry_stays;
