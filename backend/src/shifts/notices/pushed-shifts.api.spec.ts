import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { playerNamed } from '../../events/testing/event.factory.ts';
import { turnOn } from '../../users/push/testing/push-device.factory.ts';
import { createShift, giveBack, rotaShift, shiftForm, take } from '../testing/shift.factory.ts';

describe('what is pushed of shifts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const told = () =>
    app.query(sql<{ news: string }>`
      select props ->> 'news' as news from mail where device_id is not null and state = 'queued'`);

  it('should be told to a family once, until none of it has the shift', async () => {
    const admin = await app.signedIn(ADMIN);
    const family = await playerNamed(app, 'Kofi', 'Abena');
    const shift = await createShift(admin, { places: 2 });
    for (const id of family.ids) await take(family, shift, id).expect(204);
    await turnOn(family.client, ['change']);
    const { version } = await rotaShift(admin, shift);
    await admin
      .put(`/api/rota/shift/${shift.id}`)
      .send({ ...shiftForm({ places: 2, place: 'Room B' }), version })
      .expect(204);
    expect(await told()).toEqual([{ news: 'changed' }]);

    // The copy is of the mail of one of them.
    const [ofCopy] = await app.query(sql<{ id: string }>`
      select name_id as id from shift_helper join mail on mail.about = shift_helper.id where mail.device_id is not null`);
    await giveBack(family, shift, ofCopy?.id).expect(204);
    expect(await told()).toEqual([{ news: 'changed' }]);

    await giveBack(
      family,
      shift,
      family.ids.find((id) => id !== ofCopy?.id),
    ).expect(204);
    expect(await told()).toEqual([]);
  });
});
