import { TestApp } from '../../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { verify } from '../draw/verification.ts';
import { askForWishes, wishesFrom } from '../testing/wish.factory.ts';
import { WishImportService } from './wish-import.service.ts';

const NAMES = ['Ada', 'Bea', 'Cleo'];

describe('importing wishes', () => {
  let app: TestApp;
  let players: Player[];
  let eventId: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-05T12:00:00Z');
    await askForWishes(app, false);
    // Its host has one of them.
    ({ id: eventId } = await createEvent(await playerNamed(app, 'Dana'), { spots: 2 }));
    players = [];
    for (const name of NAMES) players.push(await playerNamed(app, name));
  });
  afterAll(() => app.stop());

  const importAll = (areDrawn: boolean) =>
    app.get(WishImportService).importWishes(
      players.map(({ email }, at) => ({ email, eventId, names: NAMES.slice(at, at + 1), together: false })),
      areDrawn,
    );
  const drawn = async () => (await app.browser().get('/api/draw').expect(200)).body.draw;
  const published = () => app.browser().get('/api/draw/draw.json');

  it('should keep them as wishes where no draw is asked for', async () => {
    await importAll(false);
    for (const player of players) expect((await wishesFrom(player)).wishes).toMatchObject([{ eventId }]);
    expect(await drawn()).toBeNull();
  });

  it('should have them drawn where the file says so, as anybody can check, and let people join from then on', async () => {
    await importAll(true);
    const { ranAt, counts } = await drawn();
    expect(ranAt).not.toBeNull();
    expect(counts).toMatchObject({ seatsFilled: 1, people: 3, peopleWithNothing: 2 });
    expect(verify((await published().expect(200)).text).differences).toEqual([]);

    const late = await playerNamed(app, 'Late');
    const other = await createEvent(await playerNamed(app, 'Ola'), { spots: 2 });
    await join(late, other).expect(200);
  });

  it('should draw once, and nothing of an edition that asks already', async () => {
    await importAll(true);
    const { text } = await published().expect(200);
    await importAll(true);
    expect((await published().expect(200)).text).toBe(text);

    await app.beginAnew();
    await askForWishes(app);
    await importAll(true);
    expect(await drawn()).toBeNull();
  });
});
