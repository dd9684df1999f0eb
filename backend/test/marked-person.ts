import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { plainPicture } from '@tablefall/platform/images/testing/sample-photos';
import { putInBadgeLine } from '../src/convention/badge-queue/testing/badge-line.ts';
import { putLateWalkIn } from '../src/convention/door/testing/late-walk-in.ts';
import { offerCall } from '../src/convention/hand-over/testing/badge-offers.ts';
import { HOLD_LONG, registeredAs } from '../src/convention/registration/testing/registration.factory.ts';
import {
  createEvent,
  join,
  leave,
  type Player,
  playerNamed,
  playerOf,
  wait,
} from '../src/events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { inviteInWaves, listOf } from '../src/gamedays/testing/waves.factory.ts';
import { act, createListing } from '../src/marketplace/testing/listing.factory.ts';
import { createShift, take } from '../src/shifts/testing/shift.factory.ts';
import { aDevice, turnOn } from '../src/users/push/testing/push-device.factory.ts';
import { drawnWith } from '../src/wishes/testing/draw.factory.ts';
import { askForWishes, friendLinkOf, sayYes, wishFor } from '../src/wishes/testing/wish.factory.ts';
import { dumpOf, rowsWith } from './dump.ts';
import { sampleRows, tablesOfPeople } from './sample-rows.ts';
import { ADMIN, type ApiClient, type TestApp } from './test-app.ts';

/** What each thing says of its person: words that stand nowhere else. */
export const MARKS = {
  name: 'Zebulon Quarrington',
  child: 'Ottoline Quarrington',
  description: 'quokka description',
  notes: 'quokka notes',
  location: 'quokka corner',
  expansion: 'quokka expansion',
  handle: '$quokka',
  paymentNote: 'quokka payment',
  comment: 'quokka comment',
  report: 'quokka report',
  players: 'quokka players',
  question: 'quokka question',
  title: 'Quarrington, the game',
  rules: 'quokka rules',
  guest: 'Zeb Quarry',
  reply: 'quokka reply',
  contact: 'quokka contact',
  note: 'quokka note',
  bounce: 'quokka mailbox full',
  device: 'quokka-device',
} as const;

/** Somebody of whom there is something everywhere, and people who have to do with them. */
export interface MarkedPerson extends Player {
  email: string;
  /** Takes part in their event, waits for their game, sells them another one. */
  friend: Player;
  staff: ApiClient;
  /** Ids of things. */
  ownEvent: string;
  pastEvent: string;
  joinedEvent: string;
  ownListing: string;
  boughtListing: string;
  gameday: string;
  pastGameday: string;
  /** Words of theirs in tables that nothing else fills. */
  sampled: string[];
  /** All words of theirs: MARKS, and those that were sampled. */
  marks: string[];
}

/** Settings with which one house takes all of them. */
export const MARKED_SETTINGS = HOLD_LONG;

/** Makes something of everything for one person, through the API where it can be made there. */
export async function markedPerson(
  app: TestApp,
  email = 'Zeb.Quarrington@mail.example',
): Promise<MarkedPerson> {
  const staff = await app.signedIn(ADMIN);
  const attendees = [
    { name: MARKS.name, badge: true },
    { name: MARKS.child, badge: false },
  ];
  const person = await playerOf(
    await registeredAs(app, { email: email.toLowerCase(), attendees }),
    email.toLowerCase(),
  );
  const [friend, other] = [await playerNamed(app, 'Frieda'), await playerNamed(app, 'Otto')];
  await withShifts(app, person, staff);
  const things = {
    ...(await withEvents(app, person, friend, other)),
    ...(await withListings(person, friend, other)),
    ...(await withInvitations(app, staff, email)),
  };
  await withTheRest(app, person, staff);
  const filled = rowsWith(await dumpOf(app), [...Object.values(MARKS), person.email]);
  const sampled = await sampleRows(
    app,
    tablesOfPeople(app).filter((table) => !filled[table]),
    { email: person.email, nameId: person.id, edition: app.get(CurrentEdition).key, day: '2025-10-11' },
  );
  return { ...person, friend, staff, ...things, sampled, marks: [...Object.values(MARKS), ...sampled] };
}

/** Lets further mails to others tell of them: of a badge that they offer, one that they take, whom they let help, and a report. */
export async function tellOthersOf(
  app: TestApp,
  { client, email, ids, friend, ownListing }: MarkedPerson,
): Promise<void> {
  await client.post(`/api/me/badges/${ids[1]}/hand-over`).send({ email: 'gus@mail.example' }).expect(200);
  const giver = await playerNamed(app, 'Gus', 'Gina');
  await giver.client.post(`/api/me/badges/${giver.id}/hand-over`).send({ email }).expect(200);
  await app
    .browser()
    .post(await offerCall(app, email))
    .send({ name: 'Zora Quarrington', badge: true })
    .expect(204);
  const admin = await app.signedIn(ADMIN);
  await admin.post('/api/organise/staff').send({ email, role: 'administrator' }).expect(204);
  const helper = await app.signedIn(email);
  await helper.post('/api/organise/staff').send({ email: giver.email, role: 'mailer' }).expect(204);
  await admin.post('/api/organise/staff/remove').send({ email }).expect(204);
  await friend.client.post(`/api/forsale/${ownListing}/report`).send({ reason: 'other' }).expect(204);
  // Whoever takes a badge leaves the line.
  await putInBadgeLine(app, email);
}

async function withEvents(app: TestApp, person: Player, friend: Player, other: Player) {
  const own = await createEvent(person);
  await join(friend, own).expect(200);
  const joined = await createEvent(friend, { eventTime: '6:00 PM', spots: 3 });
  await join(person, joined, person.ids[1]).expect(200);
  await person.client
    .post(`/api/event/${joined.id}/discussions`)
    .send({ message: MARKS.question })
    .expect(200);
  await askForWishes(app);
  const wished = await createEvent(friend, { eventTime: '9:15 PM' });
  await wishFor(person, wished, person.ids, true).expect(204);
  await sayYes(person, await friendLinkOf(friend)).expect(204);
  await sayYes(other, await friendLinkOf(person)).expect(204);
  await drawnWith(app, person);
  await person.client.put('/api/wishes/choice').send({ movesAlong: false }).expect(204);
  const full = await createEvent(other, { eventTime: '8:00 PM', spots: 1 });
  await wait(person, full).expect(200);
  const left = await createEvent(other, { eventDay: 'Saturday', spots: 2 });
  await join(person, left).expect(200);
  await leave(person, left).expect(200);
  const past = await createEvent(person, {
    gameName: MARKS.title,
    eventDay: 'Saturday',
    eventTime: '7:00 PM',
    description: MARKS.rules,
  });
  await join(friend, past).expect(200);
  for (const { id } of [own, past]) {
    await person.client.post(`/api/event/${id}/message`).send({ message: MARKS.players }).expect(200);
  }
  await app.query(sql`
    update event set day = '2025-09-20', starts_at = '2025-09-20 12:00Z', ends_at = '2025-09-20 13:00Z'
    where id = ${past.id}`);
  return { ownEvent: own.id, joinedEvent: joined.id, pastEvent: past.id };
}

/** One to come that they were named for, and one that is over. */
async function withShifts(app: TestApp, person: Player, staff: ApiClient) {
  const own = await createShift(staff, {
    start: '20:00',
    end: '21:00',
    day: '2025-10-11',
    forAnyone: false,
    invitees: [person.email],
  });
  await take(person, own).expect(204);
  const past = await createShift(staff, { day: '2025-10-12' });
  await take(person, past).expect(204);
  await app.query(sql`
    update shift set day = '2025-09-20', starts_at = '2025-09-20 12:00Z', ends_at = '2025-09-20 13:00Z'
    where id = ${past.id}`);
}

async function withListings(person: Player, friend: Player, other: Player) {
  const { body: photo } = await person.client
    .post('/api/forsale/upload-image')
    .set('X-Requested-With', 'page')
    .attach('file', await plainPicture(50, 30, 'png'), 'photo.png')
    .expect(200);
  const own = await createListing(person, {
    gameDescription: MARKS.description,
    notes: MARKS.notes,
    location: MARKS.location,
    expansions: [MARKS.expansion],
    paymentMethods: [{ type: 'CashApp', identifier: MARKS.handle, notes: MARKS.paymentNote }],
    photos: [{ url: photo.url, isMain: true, order: 1 }],
  });
  await act(friend, own, 'mark-pending').expect(200);
  await act(other, own, 'queue').expect(200);
  const bought = await createListing(friend, { gameName: 'Root' });
  await act(person, bought, 'mark-pending').expect(200);
  const sold = await createListing(friend, { gameName: 'Azul' });
  await act(person, sold, 'mark-pending').expect(200);
  await act(friend, sold, 'mark-sold').expect(200);
  const waited = await createListing(friend, { gameName: 'Scythe' });
  await act(other, waited, 'mark-pending').expect(200);
  await act(person, waited, 'queue').expect(200);
  await person.client
    .post(`/api/forsale/${waited.id}/discussions`)
    .send({ forSaleItemId: waited.id, message: MARKS.comment, messageType: 'Comment' })
    .expect(200);
  await person.client
    .post(`/api/forsale/${waited.id}/report`)
    .send({ reason: 'other', message: MARKS.report })
    .expect(204);
  return { ownListing: own.id, boughtListing: bought.id };
}

async function withInvitations(app: TestApp, staff: ApiClient, guestEmail: string) {
  const guest = { guestName: MARKS.guest, guestEmail };
  const [gameday, past] = [await createGameday(staff), await createGameday(staff)];
  for (const each of [gameday, past]) {
    const { invitationToken } = await inviteGuest(staff, each, guest);
    await app
      .browser()
      .post('/api/gameday-reply')
      .send({ invitationToken, status: 'accepted', additionalGuests: 2, replyComments: MARKS.reply })
      .expect(200);
    await inviteGuest(staff, each);
  }
  await app.query(sql`update gameday set date = '2025-09-01' where id = ${past.id}`);
  const list = [...listOf(1, 'first'), { name: MARKS.guest, email: guestEmail }];
  await inviteInWaves(staff, await createGameday(staff), list, 1);
  return { gameday: gameday.id, pastGameday: past.id };
}

async function withTheRest(app: TestApp, { email, client }: Player, staff: ApiClient): Promise<void> {
  await app
    .browser()
    .post('/api/contact')
    .send({ name: MARKS.name, email, message: MARKS.contact })
    .expect(204);
  await staff
    .post('/api/suppressions')
    .send({ address: email, reason: 'no-news', note: MARKS.note })
    .expect(204);
  await client.get('/api/user/calendar').expect(200);
  const device = aDevice();
  await turnOn(client, ['seat'], { ...device, endpoint: `${device.endpoint}/${MARKS.device}` });
  await putInBadgeLine(app, email);
  // As it was typed.
  await putLateWalkIn(app, MARKS.name, email.toUpperCase());
  await app.query(sql`
    insert into edition_settings
    select (jsonb_populate_record(shown, jsonb_build_object('key', '2024-10', 'state', 'archived', 'volunteer_email', ${email}::text))).*
    from edition_settings shown`);
  await app.outbox.becomes('failed', { to: [email], state: ['queued'] }, { error: MARKS.bounce, code: 550 });
  await app.outbox.sent();
  const [account] = await app.query(sql<{ id: string }>`select id from account where email = ${email}`);
  await app.query(sql`
    insert into registration (id, edition, user_id, registered_at) values (${randomUUID()}, '2024-10', ${account?.id}, now())`);
}
