import { sql } from '@tablefall/platform/database/sql';
import { contributed } from '../../../test/contributed.ts';
import { TestApp } from '../../../test/test-app.ts';
import {
  createEvent,
  eventAsSeen,
  join,
  leave,
  playerNamed,
  wait,
} from '../../events/testing/event.factory.ts';
import { COMMITMENTS } from './commitments.service.ts';

/** What another module says: whoever is called Kim works on Friday from 3 to 5 PM. */
const WORK = sql<never>`
  select id, 'work', '01980000-0000-7000-8000-000000000000'::uuid, 'Tickets', '2025-10-10'::date,
         '2025-10-10 19:00Z'::timestamptz, '2025-10-10 21:00Z'::timestamptz
  from user_name where name = 'Kim'`;

describe('nobody is in two places at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    contributed(app, COMMITMENTS, { commitments: WORK });
  });
  afterAll(() => app.stop());

  it('should keep who has to be elsewhere from an event, and name no id that its page does not know', async () => {
    const event = await createEvent(await playerNamed(app));

    const { body } = await join(await playerNamed(app, 'Kim'), event).expect(409);

    expect(body).toMatchObject({
      title: 'Schedule Conflict',
      message: 'Kim is already registered for Tickets on Friday at 3:00 PM.',
      conflictsWith: [],
    });
  });

  it('should let them take part when it only touches', async () => {
    const event = await createEvent(await playerNamed(app), { eventTime: '5:00 PM' });

    await join(await playerNamed(app, 'Kim'), event).expect(200);
  });

  it('should pass them over on a waitlist, and the job should come to an end', async () => {
    const owner = await playerNamed(app);
    const event = await createEvent(owner, { spots: 1 });
    const kim = await playerNamed(app, 'Kim');
    await wait(kim, event).expect(200);
    await leave(owner, event).expect(200);

    await app.runJob('schedule-notices');

    const { spotsTaken, waitlist } = await eventAsSeen(app, event, kim.client);
    expect([spotsTaken, waitlist.map(({ id }) => id)]).toEqual([0, [kim.id]]);
  });
});
