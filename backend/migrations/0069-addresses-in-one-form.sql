-- An address has one form in which it is kept (`infra/platform/addresses/mail-address.ts`): composed letters, and a domain in
-- its own letters. What was kept before in another spelling is brought into it; `info@xn--bcher-kva.example` is
-- `info@bücher.example`. Where somebody else's row says the same then, nothing is merged: it stays as it is, and an entry of the
-- audit trail counts it.

-- A label of a domain name as RFC 3492 (Punycode) decodes it; null where it is none.
create function pg_temp.decoded_label(label text) returns text language plpgsql immutable as $$
declare
  code text := substr(lower(label), 5);
  mark int := length(code) - strpos(reverse(code), '-') + 1;
  place int := 1;
  letters text := '';
  n bigint := 128;
  i bigint := 0;
  bias bigint := 72;
  before bigint;
  weight bigint;
  k bigint;
  digit bigint;
  threshold bigint;
  delta bigint;
begin
  if strpos(code, '-') > 0 then
    letters := left(code, mark - 1);
    place := mark + 1;
  end if;
  while place <= length(code) loop
    before := i;
    weight := 1;
    k := 36;
    loop
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(code, place, 1)) - 1;
      if digit < 0 or place > length(code) then return null; end if;
      place := place + 1;
      i := i + digit * weight;
      threshold := least(greatest(k - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    end loop;
    delta := (i - before) / case when before = 0 then 700 else 2 end;
    delta := delta + delta / (length(letters) + 1);
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    n := n + i / (length(letters) + 1);
    i := i % (length(letters) + 1);
    letters := overlay(letters placing chr(n::int) from i::int + 1 for 0);
    i := i + 1;
  end loop;
  return letters;
exception when others then
  return null;
end $$;

create function pg_temp.kept_address(address text) returns text language sql immutable as $$
  select normalize(split_part(address, '@', 1), NFC) || '@' || string_agg(
    coalesce(case when label ~* '^xn--' then nullif(pg_temp.decoded_label(label), '') end, normalize(lower(label), NFKC)),
    '.' order by place)
  from regexp_split_to_table(split_part(address, '@', 2), '\.') with ordinality as part(label, place)
$$;

do $$
declare
  kept record;
  left_over int;
begin
  for kept in
    select * from (values
      ('account', 'email', ''''''), ('staff', 'address', ''''''), ('suppression', 'address', ''''''), ('closure', 'address', ''''''),
      ('badge_offer', 'address', 'id::text'), ('badge_queue_entry', 'email', 'edition'),
      ('invitation', 'guest_email', 'gameday_id::text'), ('gameday_wave_guest', 'guest_email', 'gameday_id::text'),
      ('audience_member', 'address', 'case when skipped is null then audience_id::text else ctid::text end'),
      ('mail', 'recipient_address', 'coalesce(mailing_id, id)::text'), ('contact_message', 'email', 'id::text')
    ) as place(tab, col, scope)
  loop
    execute format(
      $update$
        with odd as (
          select ctid as row, %2$I as was, pg_temp.kept_address(%2$I) as address, %3$s as scope
          from %1$I where octet_length(%2$I) <> length(%2$I) or %2$I ~* '@(.*\.)?xn--'
        ), other as (
          select *, row_number() over (partition by scope, lower(address) order by row) as turn
          from odd where address <> was
        ), taken as (
          select scope, lower(%2$I) as address from (select %2$I, %3$s as scope from %1$I) as known
          where lower(%2$I) in (select lower(address) from other)
        ), moved as (
          update %1$I set %2$I = other.address from other
          where %1$I.ctid = other.row and turn = 1
            and (lower(other.address) = lower(was) or (scope, lower(other.address)) not in (select scope, address from taken))
          returning 1
        )
        select (select count(*) from other) - (select count(*) from moved)
      $update$, kept.tab, kept.col, kept.scope) into left_over;
    if left_over > 0 then
      insert into audit_entry (id, at, action, details)
      values (uuidv7(), now(), 'addresses.spelled-twice', jsonb_build_object('table', kept.tab, 'addresses', left_over));
    end if;
  end loop;
end $$;
