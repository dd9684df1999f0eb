import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { COPY_PRIORITY, jobsOf, MAIL_PUSH } from '@tablefall/mail';
import type { Queue } from 'bullmq';
import { DirectSending } from '../src/sending/direct-sending.ts';
import { addDevice, copyFor, forgetDevices, PROMOTED } from './push-fixture.ts';
import { PushService } from './push-service.ts';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const stage = setStage(13);
/** More than a worker has slots for a service, and jobs at a time. */
const COPIES = 40;
const SLOTS = 16;

describe('a push service that does not answer', () => {
  let hanging: PushService;
  let other: PushService;
  beforeEach(async () => {
    [hanging, other] = await Promise.all([PushService.start(), PushService.start()]);
  });
  afterEach(async () => {
    await Promise.all([hanging.stop(), other.stop()]);
    await forgetDevices(stage.outbox.em);
  });

  const start = (settings = {}) =>
    stage.start({
      env: { PUSH_SERVICES: `${hanging.url},${other.url}` },
      settings: { pushPatience: 100, drain: 200, ...settings },
    });

  /** Copies for a device of a service, each due later than the one before. */
  async function addCopies(service: PushService, count: number): Promise<string[]> {
    const device = await addDevice(stage.outbox.em, service.subscribe());
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await stage.outbox.addMail(PROMOTED, copyFor(device)));
    return ids;
  }

  /** Publishes each by itself, as what people do causes them. */
  async function publish(worker: INestApplicationContext, ids: string[]): Promise<void> {
    const queue = worker.get<Queue>(getQueueToken(MAIL_PUSH));
    await queue.addBulk(ids.flatMap((id) => jobsOf([id], COPY_PRIORITY)));
  }

  it('should hold up what is for itself alone', async () => {
    hanging.answerNext(...Array<'nothing'>(COPIES).fill('nothing'));
    // Nothing is given up while the spec runs, and no sweep helps.
    const worker = await start({ pushLongest: 60_000, sweepEvery: 3_600_000 });
    await publish(worker, await addCopies(hanging, COPIES));
    await until(() => hanging.asked.length === SLOTS);
    await publish(worker, await addCopies(other, 1));
    await until(() => other.received.length === 1);

    expect(hanging.asked).toHaveLength(SLOTS);
  });

  it('should hold up what is for itself alone while the queue is away, too', async () => {
    hanging.answerNext(...Array<'nothing'>(COPIES).fill('nothing'));
    const worker = await start({ pushLongest: 60_000, sweepEvery: 3_600_000 });
    await stage.settled();
    await addCopies(hanging, COPIES);
    await addCopies(other, 1);
    worker.get(DirectSending).sendAllDue(MAIL_PUSH);
    await until(() => other.received.length === 1 && hanging.asked.length === SLOTS);
  });

  it('should be given all that waited for it once it answers', async () => {
    hanging.answerNext(...Array<'nothing'>(SLOTS).fill('nothing'));
    await addCopies(hanging, COPIES);
    await start({ pushLongest: 1_000 });
    await stage.outbox.allEnded();

    expect(await stage.outbox.states()).toEqual({ sent: COPIES });
    expect(new Set(hanging.received.map(({ notice }) => notice.tag)).size).toBe(COPIES);
  });
});
