import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { JobTimer } from '@tablefall/platform/jobs/job-timer';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { suppress } from '@tablefall/platform/outbox/suppressions';
import { contributed } from './contributed.ts';
import { ADMIN, TestApp } from './test-app.ts';

let count = 0;

/** A job of its own for each case, which counts its runs. */
function job(run: (runs: number) => Promise<Progress> | Progress = () => 'done') {
  return {
    name: `job-${count++}`,
    everyMinutes: 60,
    runs: 0,
    async run(): Promise<Progress> {
      return run(++this.runs);
    },
  };
}

describe('jobs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const register = <J extends Job>(made: J): J => {
    contributed(app, JOBS, made);
    return made;
  };
  const statusOf = async ({ name }: Job) =>
    (await app.get(Jobs).status()).find((status) => status.name === name);

  it('should wait with what judges other processes until these had the time to start as well, which makes it no late job', async () => {
    const judge = register({ ...job(), judgesOthers: true });
    const jobs = app.get(Jobs);
    await jobs.runDue({ isStarting: true });
    expect(judge.runs).toBe(0);
    app.clock.advance(60);
    await jobs.runDue();
    expect(judge.runs).toBe(1);

    // The product rests for a night, in which it was due.
    app.clock.advance(8 * 3_600);
    await jobs.runDue({ isStarting: true });
    expect(judge.runs).toBe(1);
    const inAMinute = new Date(app.clock.now().getTime() + 60_000).toISOString();
    expect((await statusOf(judge))?.dueAt).toBe(inAMinute);
    app.clock.advance(59);
    await jobs.runDue({ isStarting: true });
    expect((await statusOf(judge))?.dueAt).toBe(inAMinute);
    app.clock.advance(1);
    await jobs.runDue();
    expect(judge.runs).toBe(2);
  });

  it('should run at once the first time, and then when the interval is over', async () => {
    const hourly = register(job());
    expect(await statusOf(hourly)).toMatchObject({ dueAt: null, startedAt: null, outcome: null });

    await app.get(Jobs).runDue();
    app.clock.advance(3_599);
    await app.get(Jobs).runDue();
    expect(hourly.runs).toBe(1);
    app.clock.advance(1);
    await app.get(Jobs).runDue();

    expect(hourly.runs).toBe(2);
    const now = app.clock.now();
    expect(await statusOf(hourly)).toEqual({
      name: hourly.name,
      everyMinutes: 60,
      dueAt: new Date(now.getTime() + 3_600_000).toISOString(),
      startedAt: now.toISOString(),
      succeededAt: now.toISOString(),
      durationMs: expect.any(Number),
      outcome: 'succeeded',
      error: null,
    });
  });

  it('should repeat a job that has more to do, each piece in a transaction of its own', async () => {
    const pieces = register(job((runs) => (runs < 4 ? 'more' : 'done')));

    await app.get(Jobs).runDue();
    await app.get(Jobs).runDue();

    expect(pieces.runs).toBe(4);
  });

  it('should record a failure, keep nothing of it, and run the others and the next time', async () => {
    const failing = {
      ...job(),
      run: async ({ em }: Parameters<Job['run']>[0]): Promise<Progress> => {
        await suppress(em, 'lost@mail.example', ['bounced']);
        throw new Error('The disk is full');
      },
    };
    const next = register(job());
    register(failing);
    const last = register(job());

    await app.get(Jobs).runDue();

    expect([next.runs, last.runs]).toEqual([1, 1]);
    expect(await statusOf(failing)).toMatchObject({ outcome: 'failed', error: 'The disk is full' });
    expect(await app.query(sql`select from suppression`)).toEqual([]);
    await expect(app.get(Jobs).runNow(failing.name)).rejects.toThrow('The disk is full');

    failing.run = async () => 'done';
    app.clock.advance(3_600);
    await app.get(Jobs).runDue();
    expect(await statusOf(failing)).toMatchObject({ outcome: 'succeeded', error: null });
  });

  it('should do all but the items that fail, and try these again after pauses that grow, whoever runs it', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const tried: string[] = [];
    const afterCommit: string[] = [];
    let todo = [bad, good];
    const byItems = register({
      ...job(),
      run: async (unit: UnitOfWork, items: JobItems): Promise<Progress> => {
        const id = todo.find((item) => !items.failed.includes(item));
        if (!id) return 'done';
        await items.attempt(unit, id, async (part) => {
          tried.push(id);
          part.afterCommit(() => afterCommit.push(id));
          await suppress(part.em, id, ['bounced']);
          if (id === bad) throw new Error('Cannot be done');
        });
        if (id === good) todo = [bad];
        return 'more';
      },
    });
    const runsAfter = async (minutes: number) => {
      app.clock.advance(60 * minutes);
      await app.get(Jobs).runDue();
      return tried.splice(0);
    };

    expect(await runsAfter(0)).toEqual([bad, good]);
    expect(afterCommit).toEqual([good]);
    expect(await app.query(sql`select address from suppression`)).toEqual([{ address: good }]);
    expect(await statusOf(byItems)).toMatchObject({
      outcome: 'failed',
      error: `1 failed and will be tried again: ${bad}: Cannot be done`,
    });
    expect([await runsAfter(60), await runsAfter(60), await runsAfter(60)]).toEqual([[bad], [], [bad]]);

    todo = [];
    await runsAfter(24 * 60);
    expect(await statusOf(byItems)).toMatchObject({ outcome: 'succeeded', error: null });
    await app.outbox.forgetSuppressions();
  });

  it('should run by one backend at a time', async () => {
    const gate = new EventEmitter();
    const slow = register(
      job(async () => {
        await once(gate, 'open');
        return 'done' as const;
      }),
    );

    const first = app.get(Jobs).runNow(slow.name);
    while (slow.runs === 0) {
      await sleep(5);
    }
    // For the database another backend is only another transaction, such as this one.
    await app.get(Jobs).runNow(slow.name);
    expect(slow.runs).toBe(1);
    gate.emit('open');
    await first;

    await app.get(Jobs).runDue();
    expect(slow.runs).toBe(1);
  });

  it('should be shown in health', async () => {
    await app.runJob('expired-sessions');

    const { body } = await (await app.signedIn(ADMIN)).get('/api/health/jobs').expect(200);

    expect(body).toContainEqual({
      name: 'expired-sessions',
      everyMinutes: 60,
      dueAt: expect.any(String),
      startedAt: app.clock.now().toISOString(),
      succeededAt: app.clock.now().toISOString(),
      durationMs: expect.any(Number),
      outcome: 'succeeded',
      error: null,
    });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([
        'old-mail',
        'old-contact-messages',
        'old-audit-entries',
        'unconfirmed-registrations',
      ]),
    );
  });

  it('should refuse two jobs of one name, and one that nobody registered', async () => {
    const one = register(job());
    const undo = contributed(app, JOBS, { ...job(), name: one.name });

    expect(() => app.get(Jobs).onApplicationBootstrap()).toThrow(one.name);
    undo();
    await expect(app.get(Jobs).runNow('nobody')).rejects.toThrow('nobody');
  });

  it('should look by the clock, also while jobs have more to do, as a full mailbox, until the process ends', async () => {
    const full = () =>
      register(
        job(async (): Promise<Progress> => {
          await sleep(2);
          return 'more';
        }),
      );
    const mailboxes = [full(), full(), full()];
    const ticking = register({ ...job(), everyMinutes: 0 });
    const timer = new JobTimer(app.get(Jobs));

    timer.lookAfter(1);
    while (ticking.runs < 3 || mailboxes.some((mailbox) => mailbox.runs < 3)) {
      await sleep(5);
    }
    await timer.beforeApplicationShutdown();
    const { runs } = ticking;
    await sleep(50);

    expect(ticking.runs).toBe(runs);
  });
});
