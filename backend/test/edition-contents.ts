import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { plainPicture } from '@tablefall/platform/images/testing/sample-photos';
import { putInBadgeLine } from '../src/convention/badge-queue/testing/badge-line.ts';
import { registeredAs } from '../src/convention/registration/testing/registration.factory.ts';
import { EmailTools } from '../src/email/admin-tools/testing/email-tools.ts';
import { createEvent, type Player, playerOf } from '../src/events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { waitingGuest } from '../src/gamedays/testing/queue.factory.ts';
import { inviteInWaves, listOf } from '../src/gamedays/testing/waves.factory.ts';
import { act, createListing } from '../src/marketplace/testing/listing.factory.ts';
import { createShift, rotaOf, take } from '../src/shifts/testing/shift.factory.ts';
import { drawnWith } from '../src/wishes/testing/draw.factory.ts';
import { askForWishes, friendLinkOf, sayYes, wishFor } from '../src/wishes/testing/wish.factory.ts';
import { sampleRows } from './sample-rows.ts';
import { rowsOfEditions } from './tables-of-editions.ts';
import { ADMIN, type TestApp } from './test-app.ts';

interface Family {
  address: string;
  /** The second one is a child. */
  names: [string, string];
}

/**
 * Fills the edition that the site shows with a little of everything: two families of two, of whom one paid and one person is
 * here, an event for one player with somebody who waits and was written to, a question about it, one that was deleted, a flag on a table, a game that somebody would like to play, a draw, a shift that one of them has taken, a game for sale with a
 * photo, a comment, a buyer and somebody who waits, a place that is offered to another family, a gameday with three guests of
 * whom one waits for a seat, one more who waits to be invited, somebody who waits for a badge, a mailing that waits, and a row in each
 * table that is still without one.
 *
 * @returns address of the picture of the game that is for sale
 */
export async function fillEdition(
  app: TestApp,
  [first, second]: [Family, Family],
  { gameday: date, sendAt }: { gameday: string; sendAt: string },
): Promise<string> {
  const before = await rowsOfEditions(app);
  const [seller, buyer] = [await joins(app, first), await joins(app, second)];
  const admin = await app.signedIn(ADMIN);
  const { body: desk } = await admin.get('/api/registrations').expect(200);
  const paid = desk.items.find(({ email }: { email: string }) => email === first.address);
  await admin.put(`/api/registration/${paid.id}/paid`).send({ paid: true }).expect(200);
  await admin.put(`/api/attendee/${paid.attendees[0].id}/check-in`).send({ checkedIn: true }).expect(200);

  // Adults cannot leave children behind.
  const { body: registration } = await buyer.client.get('/api/registration').expect(200);
  const child = registration.attendees.find(({ badge }: { badge: boolean }) => !badge);
  await buyer.client
    .post(`/api/me/badges/${child.nameId}/hand-over`)
    .send({ email: `cousin-of-${second.address}` })
    .expect(200);

  const event = await createEvent(seller, { spots: 1 });
  await askForWishes(app);
  await wishFor(buyer, event).expect(204);
  await sayYes(seller, await friendLinkOf(buyer)).expect(204);
  await drawnWith(app, buyer);
  await buyer.client.post(`/api/event/waitlist/${event.id}`).send({ id: buyer.id }).expect(200);
  await seller.client
    .post(`/api/event/${event.id}/message`)
    .send({ message: 'Room B', waiting: true })
    .expect(200);
  await buyer.client
    .post(`/api/event/${event.id}/discussions`)
    .send({ message: 'With leaders?' })
    .expect(200);

  const cancelled = await createEvent(seller, { eventTime: '6:00 PM' });
  await seller.client.delete(`/api/event/${cancelled.id}`).expect(204);
  await admin.put('/api/tables/c1/flag').send({ colour: 'yellow' }).expect(200);

  const picture = await plainPicture(300, 200, 'png');
  const { body: photo } = await seller.client
    .post('/api/forsale/upload-image')
    .set('X-Requested-With', 'page')
    .attach('file', picture, 'photo.png')
    .expect(200);
  const listing = await createListing(seller, { photos: [{ url: photo.url, isMain: true, order: 0 }] });
  await act(buyer, listing, 'mark-pending').expect(200);
  await admin
    .post(`/api/forsale/${listing.id}/discussions`)
    .send({ forSaleItemId: listing.id, message: 'Is it complete?', messageType: 'Comment' })
    .expect(200);
  await admin.post(`/api/forsale/${listing.id}/queue`).expect(200);
  await buyer.client.post(`/api/forsale/${listing.id}/report`).send({ reason: 'scam' }).expect(204);

  const { lastDay: day } = await rotaOf(admin);
  const shift = await createShift(admin, { day, forAnyone: false, invitees: [first.address] });
  await take(seller, shift).expect(204);

  const gameday = await createGameday(admin, { date, capacity: 1 });
  await inviteGuest(admin, gameday, { status: 1 });
  await inviteGuest(admin, gameday, { status: 2 });
  await waitingGuest(app, admin, gameday);
  await putInBadgeLine(app, `friend-of-${first.address}`);
  await inviteInWaves(admin, gameday, listOf(1), 1);
  await (await EmailTools.of(app)).get('register/email-review', { sendAt }).expect(200);
  const empty = Object.entries(await rowsOfEditions(app)).filter(([table, count]) => count === before[table]);
  const tables = empty.map(([table]) => table);
  await sampleRows(app, tables, {
    email: first.address,
    nameId: seller.id,
    edition: app.get(CurrentEdition).key,
    day,
  });
  return photo.url;
}

async function joins(app: TestApp, { address, names: [adult, child] }: Family): Promise<Player> {
  const attendees = [
    { name: adult, badge: true },
    { name: child, badge: false },
  ];
  const client = await registeredAs(app, { email: address, attendees });
  const { body: registration } = await client.get('/api/registration').expect(200);
  // Whoever came before is only sent a link, and registers once signed in.
  const missing = registration.attendees.length === 0 ? attendees : [];
  for (const person of missing) {
    await client
      .post('/api/registration/attendees')
      .send({ ...person, parentAgrees: true })
      .expect(200);
  }
  return playerOf(client, address);
}
