import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestApp } from '../../test/test-app.ts';
import { createEvent, join as joinEvent, playerNamed } from '../events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../gamedays/testing/gameday.factory.ts';
import type { ClientSite } from '../http/serving/static-client.ts';
import { createListing } from '../marketplace/testing/listing.factory.ts';
import { LinkPreviews } from './link-previews.ts';

describe('link previews', () => {
  let app: TestApp;
  let site: ClientSite;
  beforeAll(async () => {
    app = await TestApp.start({ NEWSLETTER_FORM_URL: 'https://news.example/form?list=1' });
    site = app.get(LinkPreviews);
  });
  afterAll(() => app.stop());

  it('should say date and place of a gameday, and nothing else of it', async () => {
    const staff = await app.signedIn('admin@tablefall.example');
    await createGameday(staff, {
      date: '2025-10-10',
      location: 'Riverside <Hall>',
      description: 'A secret.',
    });

    const { html, isPrivate } = await site.headOf('/gameday/2025-10-10', {}, false);

    // It is often at somebody's home.
    expect(isPrivate).toBe(true);
    expect(html).toContain('<title>Tablefall - Gameday on Friday, October 10, 2025</title>');
    expect(html).toContain('Riverside &lt;Hall&gt;');
    expect(html).not.toContain('secret');
  });

  it('should say what an event is and when, and nothing of who plays it', async () => {
    const owner = await playerNamed(app, 'Dana');
    const player = await playerNamed(app, 'Ola');
    const event = await createEvent(owner, { gameName: 'Ark <Nova>' });
    await joinEvent(player, event).expect(200);

    const { html, isPrivate } = await site.headOf('/events', { event: event.id }, false);

    expect(isPrivate).toBe(false);
    expect(html).toContain('<title>Tablefall - Ark &lt;Nova&gt;</title>');
    expect(html).toContain('Friday, 3:15 PM · 2 of 4 spots free · by Dana');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/events?event=${event.id}">`);
    expect(html).not.toContain('Ola');
  });

  it('should say to search engines what an event is, also after it was cancelled, and name nobody', async () => {
    const owner = await playerNamed(app, 'Dana');
    const event = await createEvent(owner, { gameName: 'Root', description: '</script><b>' });
    const html = async () => (await site.headOf('/events', { event: event.id }, false)).html;
    const data = async () => JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(await html())?.[1] ?? '');

    expect(await data()).toMatchObject({ name: 'Root', description: '</script><b>' });
    await owner.client.delete(`/api/event/${event.id}`).expect(204);
    expect(await data()).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(await html()).toContain('<title>Tablefall - Cancelled: Root</title>');
    expect(await html()).not.toContain('Dana');
  });

  it('should offer no spot of an event without sign-ups, or that is over', async () => {
    const event = await createEvent(await playerNamed(app, 'Dana'), { visible: false });
    const html = async () => (await site.headOf('/events', { event: event.id }, false)).html;

    expect(await html()).toContain('Friday, 3:15 PM · no sign-ups · by Dana');
    app.clock.set('2025-10-10T20:15:00Z');
    expect(await html()).toContain('Friday, 3:15 PM · this event is over · by Dana');
  });

  it('should say what a game for sale is and costs, and nothing of who sells it', async () => {
    const seller = await playerNamed(app, 'Dana');
    const game = await createListing(seller, {
      gameName: 'Ark <Nova>',
      price: 1240.5,
      notes: 'Call 555-0199',
      paymentMethods: [{ type: 'Venmo', identifier: '@dana' }],
    });
    const head = () => site.headOf('/forsale', { item: game.id }, false);

    const { html, isPrivate } = await head();
    expect(isPrivate).toBe(false);
    expect(html).toContain('<title>Tablefall - Ark &lt;Nova&gt;</title>');
    expect(html).toContain('$1,240.50 · Like New · Available');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/forsale?item=${game.id}">`);
    expect(html).not.toMatch(/dana|555/i);

    const staff = await app.signedIn('admin@tablefall.example');
    await staff.post(`/api/forsale/${game.id}/hide`).send({ reason: 'Games only.' }).expect(200);
    expect(await head()).toMatchObject({ isPrivate: true, html: expect.not.stringContaining('Nova') });
  });

  it('should have the first games for sale asked for early where the page shows them', async () => {
    const preload = 'href="/api/forsale?limit=24"';

    expect((await site.headOf('/forsale', { view: 'list' }, false)).html).toContain(preload);
    expect((await site.headOf('/forsale', {}, true)).html).not.toContain(preload);
    expect((await site.headOf('/forsale', { search: 'ark' }, false)).html).not.toContain(preload);
    expect((await site.headOf('/forsale', { mode: 'create' }, false)).html).not.toContain(preload);
  });

  it('should answer a stranger what the API answers to the first call of a page', async () => {
    await createListing(await playerNamed(app, 'Dana'), { gameName: 'Cascadia' });

    for (const path of ['/forsale', '/map', '/attendees', '/photos']) {
      const answer = await site.firstAnswer(path, {});
      const { body } = await app
        .browser()
        .get(answer?.call ?? '')
        .expect(200);
      expect(JSON.parse(JSON.stringify(answer?.value))).toEqual(body);
    }
    expect(await site.firstAnswer('/forsale', { item: 'x' })).not.toBeNull();
    expect(await site.firstAnswer('/forsale', { view: 'list' })).toBeNull();
    expect(await site.firstAnswer('/events', {})).toBeNull();
  });

  it('should answer who opens a personal link what the API answers, for nobody to keep, and change nothing', async () => {
    const staff = await app.signedIn('admin@tablefall.example');
    const { invitationToken: token } = await inviteGuest(staff, await createGameday(staff));
    const details = async () => (await app.browser().get(`/api/gameday-reply/${token}`).expect(200)).body;
    const before = await details();

    const answer = await site.firstAnswer(`/gameday-reply/${token}`, { answer: 'accepted' });

    expect(answer).toMatchObject({ operation: 'getInvitationDetails', arg: token, isPrivate: true });
    expect(JSON.parse(JSON.stringify(answer?.value))).toEqual(before);
    expect(await details()).toEqual(before);
    expect(await site.firstAnswer('/gameday-reply/unknown', {})).toBeNull();
  });

  it.each([{}, { event: 'no id' }, { event: ['x', 'y'] }, { rid: 'secret' }])(
    'should show the schedule as a whole for %j',
    async (query) => {
      const { html, isPrivate } = await site.headOf('/events', query, false);

      expect(isPrivate).toBe(false);
      expect(html).toContain('<title>Tablefall - Events</title>');
      expect(html).not.toContain('secret');
    },
  );

  it.each([
    '/gameday/2025-12-24',
    '/gameday/2025-02-30',
    '/gameday/somewhere',
    '/gameday-reply/token',
    '/verify/code',
    '/unsubscribe/token',
    '/gameday-management',
    '/nowhere',
  ])('should keep %s from indexes and tell nothing of it', async (path) => {
    const { html, isPrivate } = await site.headOf(path, {}, false);

    expect(isPrivate).toBe(true);
    expect(html).toContain('noindex');
    expect(html).toContain('<title>Tablefall - Sponsored by Second Shelf Media</title>');
    expect(html).not.toContain(path);
  });

  it('should name pictures that the web app brings, of the sizes it says', async () => {
    const sizeOf = (path: string) => {
      const png = readFileSync(join(import.meta.dirname, '../../../frontend/public', path));
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    const manifest = JSON.parse(site.files['/manifest.webmanifest']?.content ?? '');

    for (const { src, sizes } of manifest.icons) {
      expect(sizeOf(src).join('x')).toBe(sizes);
    }
    expect((await site.headOf('/', {}, false)).html).toContain(
      'content="http://localhost:3000/link-preview.png"',
    );
    expect(sizeOf('link-preview.png')).toEqual([1200, 630]);
  });

  it('should describe the installable site, with an icon for every shape', () => {
    const manifest = JSON.parse(site.files['/manifest.webmanifest']?.content ?? '');

    expect(manifest).toMatchObject({ name: 'Tablefall', start_url: '/', display: 'standalone' });
    const icons: { purpose: string }[] = manifest.icons;
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });

  it('should let pages frame the configured newsletter form and nothing else', async () => {
    const { headers } = await app.browser().get('/api/convention');

    expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/news\.example(;|$)/);
  });
});
