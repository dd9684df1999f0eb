import { sql } from '@tablefall/platform/database/sql';
import type { TestApp } from '../../../../test/test-app.ts';

/** People whose names and addresses are hard to find again. */
export const PEOPLE = [
  { email: 'dana@mail.example', name: `Dana "D" O'Neil` },
  { email: 'lukasz.z@mail.example', name: 'Łukasz Żółć-Nowak' },
  { email: 'li@mail.example', name: '李小龍' },
  { email: 'ann+games@mail.example', name: 'Ann_Marie <b>' },
];
const COMMENT = 'Write to DANA@MAIL.EXAMPLE or ask "Łukasz"\nby telephone: 555-0100';
const ADDRESS_OF_HOME = '12 Hawthorn Lane, behind the mill';

/** What people wrote, as it stands in the database: none of it may stand in a copy. */
export const HOSTILE = [
  ...PEOPLE.flatMap(({ email, name }) => [email, name]),
  'DANA@Mail.Example',
  COMMENT,
  ADDRESS_OF_HOME,
  "Dana's own game",
  'paypal.me/dana',
  'a token of an invitation',
  '198.51.100.0/24',
  'request-of-dana',
  'a hash of somebody',
  'volunteers@mail.example',
];

/** Fills the tables that people write into, by every way that leads there. */
export async function peopleWrite(app: TestApp): Promise<void> {
  await app.query(sql`
    with person as (
      select uuidv7() as id, email, name from json_to_recordset(${JSON.stringify(PEOPLE)}) as given (email text, name text)
    ), accounts as (
      insert into account (id, email, created_at) select id, email, now() from person returning id
    ), names as (
      insert into user_name (id, user_id, name, position) select uuidv7(), id, name, 0 from person returning id, user_id
    ), registered as (
      insert into registration (id, edition, user_id, registered_at)
      select uuidv7(), '2025-10', id, now() from person returning id, user_id
    ), attends as (
      insert into attendee (id, registration_id, name_id, badge, position)
      select uuidv7(), registered.id, names.id, true, 0 from registered join names using (user_id)
    ), listed as (
      insert into listing (id, seller_id, game_name, game_description, condition, price_cents, notes, location, expansions,
                           payment_methods, status, search_text, created_at, renewed_at, hidden_reason)
      select uuidv7(), id, ${"Dana's own game"}, ${COMMENT}, 'Good', 1500, ${COMMENT}, ${ADDRESS_OF_HOME},
             array[${COMMENT}, 'A second one'],
             ${JSON.stringify([{ type: 'PayPal', identifier: 'paypal.me/dana', notes: COMMENT }])}::jsonb, 'Available',
             ${COMMENT}, now(), now(), ${COMMENT}
      from person returning id, seller_id
    ), said as (
      insert into listing_discussion (id, listing_id, author_id, message, message_type, created_at)
      select uuidv7(), id, seller_id, ${COMMENT}, 'Comment', now() from listed
    ), reported as (
      insert into listing_report (id, listing_id, reporter_id, reason, message, created_at)
      select uuidv7(), id, seller_id, 'other', ${COMMENT}, now() from listed
    ), changed as (
      insert into listing_change (id, listing_id, at, field, from_value, to_value, changed_by)
      select uuidv7(), id, now(), 'hidden', null, ${COMMENT}, 'organiser' from listed
    ), photographed as (
      insert into listing_photo (id, owner_id, unused_since) select uuidv7(), id, now() from person
    ), hosted as (
      insert into event (id, edition, game_name, day, ends_at, duration, spots, spots_taken, visible, teacher, owner_id,
                         owner_told_plan, created_at)
      select uuidv7(), '2025-10', ${"Dana's own game"}, '2025-10-10', now(), 60, 4, 1, true, 'none', id,
             '{"day": "2025-10-10", "startsAt": null, "duration": 60}', now()
      from names returning id, owner_id
    ), written as (
      insert into event_message (id, event_id, author_id, name_id, message, written_at)
      select uuidv7(), hosted.id, user_id, owner_id, ${COMMENT}, now() from hosted join names on names.id = owner_id
    ), asked as (
      insert into event_discussion (id, event_id, author_id, message, by_host, created_at)
      select uuidv7(), hosted.id, user_id, ${COMMENT}, true, now() from hosted join names on names.id = owner_id
    )
    insert into participant (id, event_id, name_id, joined_at, told_plan)
    select uuidv7(), id, owner_id, now(), '{"day": "2025-10-10", "startsAt": null, "duration": 60}' from hosted`);
  // Whoever brings the game takes part: tables that refer to one another.
  await app.query(sql`update event set game_owner_id = owner_id`);
  await app.query(sql`
    with held as (
      insert into gameday (id, date, capacity, location, description, not_replied_count, created_at)
      select uuidv7(), date::date, 8, ${ADDRESS_OF_HOME}, ${COMMENT}, 1, now()
      from unnest(array['2025-11-01', '2025-11-02']) as date returning id, date
    )
    insert into invitation (gameday_id, guest_name, guest_email, reply_comments, invited_at, mailed_at, token)
    select id, ${PEOPLE[0]?.name}, case extract(day from date) when 1 then 'DANA@Mail.Example' else 'dana@mail.example' end,
           ${COMMENT}, now(), now(), 'a token of an invitation ' || date
    from held`);
  await app.query(sql`
    insert into gameday_wave_guest (gameday_id, guest_name, guest_email, place)
    select id, ${PEOPLE[1]?.name}, 'Dana@mail.example', 1 from gameday`);
  await app.query(sql`
    insert into contact_message (id, name, email, message, received_at)
    values (uuidv7(), ${PEOPLE[1]?.name}, 'DANA@Mail.Example', ${COMMENT}, now())`);
  await app.query(
    sql`insert into staff (address, role, added_at) values ('lukasz.z@mail.example', 'organiser', now())`,
  );
  await app.query(sql`
    insert into audit_entry (id, at, action, about, details, network, caused_by)
    values (uuidv7(), now(), 'mail.held', 'a hash of somebody', '{"count": 3}', '198.51.100.0/24', 'request-of-dana')`);
  await app.query(sql`
    insert into mail_words (id, kind, ending, opening, closing, made_at)
    values (uuidv7(), 'sign-in', ${COMMENT}, ${COMMENT}, ${COMMENT}, now())`);
  await app.query(sql`
    insert into message_draft (id, author_id, title, message, tool, created_at, updated_at)
    select uuidv7(), id, ${COMMENT}, ${COMMENT}, 'message', now(), now() from account limit 1`);
  await app.query(sql`
    insert into edition_content (edition, kind, content, changed_at)
    select key, 'imprint', ${JSON.stringify({ text: COMMENT })}::jsonb, now() from edition_settings`);
  await app.query(sql`
    update edition_settings set volunteer_email = 'volunteers@mail.example', payment_url = 'https://paypal.me/dana'`);
  await app.outbox.suppress('ann+games@mail.example', 'blocked');
  await app.outbox.addMail({
    kind: 'sign-in',
    recipient: { name: PEOPLE[1]?.name ?? '', address: 'dana@mail.example' },
  });
}
