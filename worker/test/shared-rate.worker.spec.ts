import { expect, it } from '@jest/globals';
import { SharedRate } from '../src/sending/shared-rate.ts';
import { redisOfItsOwn } from './test-outbox.ts';

const { REDIS_URL } = redisOfItsOwn(7);

async function takeAll(rates: SharedRate[], tries: number): Promise<number> {
  const waits = await Promise.all(Array.from({ length: tries }, (_, n) => rates[n % rates.length]?.take()));
  for (const rate of rates) rate.close();
  return waits.filter((wait) => wait === 0).length;
}

it('should count over all workers of one account, and for each account by itself', async () => {
  const ofUser = (user: string) =>
    new SharedRate(
      { redisUrl: REDIS_URL ?? '', smtpUrl: `smtp://${user}:secret@mail.example`, prefix: 'test' },
      5,
    );
  const account = () => ofUser('one');
  const other = ofUser('two');
  expect(await Promise.all([takeAll([account(), account()], 30), takeAll([other], 30)])).toEqual([5, 5]);
});

it('should keep to the limit by itself while Redis is away', async () => {
  const rate = new SharedRate(
    { redisUrl: 'redis://127.0.0.1:9', smtpUrl: 'smtp://mail.example', prefix: 'test' },
    5,
  );
  await rate.count();
  expect(await takeAll([rate], 30)).toBe(4);
});
