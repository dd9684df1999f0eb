import { createHash } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { createEvent, join, playerNamed, wait } from '../src/events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { act, createListing } from '../src/marketplace/testing/listing.factory.ts';
import { drawnWith } from '../src/wishes/testing/draw.factory.ts';
import { PUBLIC_READS } from './contract.ts';
import { ADMIN, TestApp } from './test-app.ts';

/** Who has a link out of a mail is no stranger; the line for badges is read with the token of one, too. */
const isMailed = (path: string) => /\{(token|invitationToken)\}|^\/api\/register\/queue$/.test(path);

const md5 = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

describe('what strangers are told of people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be no id of anybody but of organizers, whom they are told by name, and no other name', async () => {
    const admin = await app.signedIn(ADMIN);
    const [host, guest, waiting] = [
      await playerNamed(app, 'Hanna Host'),
      await playerNamed(app, 'Gil Guest'),
      await playerNamed(app, 'Wim Waits'),
    ];
    const event = await createEvent(host, { spots: 2 });
    // The same people elsewhere: who hosts here plays there, and the other way round.
    const other = await createEvent(guest, { spots: 2, eventDay: 'Saturday', tableId: 'a1' });
    await join(guest, event).expect(200);
    await join(host, other).expect(200);
    await wait(waiting, event).expect(200);
    await guest.client.post(`/api/event/${event.id}/discussions`).send({ message: 'A map?' }).expect(200);
    const gone = await createEvent(host, { gameName: 'Gone', eventTime: '9:00 PM' });
    await host.client.delete(`/api/event/${gone.id}`).expect(204);
    const listing = await createListing(waiting);
    await waiting.client
      .post(`/api/forsale/${listing.id}/discussions`)
      .send({ message: 'All there.' })
      .expect(200);
    await act(guest, listing, 'mark-pending').expect(200);
    await drawnWith(app, waiting);
    const gameday = await createGameday(admin, { date: '2025-10-04' });
    await inviteGuest(admin, gameday, { guestName: 'Ines Invited' });

    const ids: Record<string, string> = {
      '/api/event/{id}/cancelled': gone.id,
      '/api/event/{id}': event.id,
      '/api/forsale/{id}': listing.id,
      '/api/tables/{id}': 'a1',
    };
    const addresses = PUBLIC_READS.filter((path) => !isMailed(path)).map((path) => {
      const known = Object.keys(ids).find((start) => path.startsWith(start));
      return path
        .replace('{id}', (known && ids[known]) ?? 'unknown')
        .replace('{date}', '2025-10-04')
        .replace('{name}', 'privacy');
    });
    expect(addresses).toEqual(expect.arrayContaining(['/api/events', `/api/forsale/${listing.id}`]));

    const [people] = await app.query<{ ids: string[]; names: string[] }>(sql`
      select array(select id::text from account union select id::text from user_name) as ids,
             array(select name from user_name union select guest_name from invitation) as names`);
    const organizers = [host.id, guest.id];
    for (const address of addresses) {
      const { status, text } = await app.browser().get(address);
      expect([address, status]).toEqual([address, 200]);
      expect([address, people?.ids.filter((id) => text.includes(id) && !organizers.includes(id))]).toEqual([
        address,
        [],
      ]);
      const told = people?.names.filter((name) => text.includes(name)) ?? [];
      expect([address, told.filter((name) => !['Hanna Host', 'Gil Guest'].includes(name))]).toEqual([
        address,
        [],
      ]);
    }
    // The id of an organizer stands beside the name alone, never beside a player.
    const { body } = await app.browser().get('/api/events').expect(200);
    for (const { eventOwner, organizer, ...rest } of body) {
      expect([eventOwner, organizer]).toEqual(
        eventOwner === host.id ? [host.id, 'Hanna Host'] : [guest.id, 'Gil Guest'],
      );
      expect(organizers.filter((id) => JSON.stringify(rest).includes(id))).toEqual([]);
    }
    // Nor can the id of a player be made again of what is told: of an event and an organizer.
    const told = new Set<string>(JSON.stringify(body).match(/[\da-f-]{36}/g));
    const known = [event.id, other.id, ...organizers];
    for (const made of known.flatMap((one) => ['', ...known].flatMap((two) => md5(one + two)))) {
      expect(told).not.toContain(made);
    }
  });
});
