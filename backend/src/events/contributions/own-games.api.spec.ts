import { ADMIN, TestApp } from '../../../test/test-app.ts';
import type { OwnDayItemDto, OwnDaysDto } from '../../convention/own-days/own-days.dto.ts';
import { createEvent, join, leave, playerNamed, THE_DAY_BEFORE, wait } from '../testing/event.factory.ts';
import { arrive } from '../testing/hall.factory.ts';

describe('a family’s games of the two days', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should say that a spot is kept for one of them, for as long as it is', async () => {
    app.clock.set(THE_DAY_BEFORE);
    const [owner, player, family] = [
      await playerNamed(app),
      await playerNamed(app),
      await playerNamed(app, 'Priya'),
    ];
    await arrive(await app.signedIn(ADMIN), family);
    const event = await createEvent(owner, { spots: 2 });
    await join(player, event).expect(200);
    await wait(family, event).expect(200);
    const said = async (moment: string) => {
      app.clock.set(moment);
      const { days }: OwnDaysDto = (await family.client.get('/api/me/days').expect(200)).body;
      return days.flatMap(({ items }) => items.flatMap(({ notes }: OwnDayItemDto) => notes));
    };
    app.clock.set('2025-10-10T19:20:00Z');
    await leave(player, event).expect(200);

    expect(await said('2025-10-10T19:24:00Z')).toEqual([
      { kind: 'waiting', text: 'A spot is kept for Priya until 3:25 PM: join the game to take it' },
    ]);
    expect(await said('2025-10-10T19:26:00Z')).toEqual([
      { kind: 'waiting', text: 'Priya is first on the waitlist' },
    ]);
  });
});
