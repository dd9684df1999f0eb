import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Config } from '@tablefall/platform/config/config';
import type { RedisConnection } from '@tablefall/platform/redis/redis-connection';
import type { ObjectStore } from '@tablefall/platform/storage/object-store';
import { type Found, trouble, works } from './finding.dto.ts';

/** Parts of the disk that should be free. */
const LITTLE_FREE = 0.15;
const ALMOST_FULL = 0.05;
const GIGABYTE = 1e9;

/** Whether Redis answers, and keeps what it is given. */
export async function checkRedis({ client }: RedisConnection): Promise<Found[]> {
  if (!client) return works('The queues run in the database; no Redis is used.');
  const advice =
    'Look whether Redis runs and whether REDIS_URL is right. Mail leaves without it, some seconds later.';
  const memory = await client.info('memory').catch((error: Error) => error);
  if (memory instanceof Error) return trouble('failed', 'Redis does not answer.', memory.message, advice);
  const policy = /maxmemory_policy:(\S+)/.exec(memory)?.[1] ?? 'noeviction';
  return policy === 'noeviction'
    ? works('Redis answers.')
    : trouble(
        'warning',
        'Redis may throw away jobs when it is full.',
        `maxmemory-policy is ${policy}.`,
        'Set `maxmemory-policy noeviction`. Nothing is lost meanwhile: the database knows every mail.',
      );
}

/** Whether pictures can be stored, read and deleted. */
export async function checkStorage(store: ObjectStore): Promise<Found[]> {
  const key = `doctor/${randomUUID()}.webp`;
  const content = Buffer.from('checked');
  try {
    await store.put(key, content);
    const stored = await store.get(key);
    const isSame = stored !== null && (await buffer(stored)).equals(content);
    await store.delete(key);
    if (isSame) return works('Pictures can be stored, read and deleted.');
    return trouble('failed', 'A stored picture is read otherwise than it was written.', key, STORAGE_ADVICE);
  } catch (error) {
    return trouble('failed', 'Pictures cannot be stored.', (error as Error).message, STORAGE_ADVICE);
  }
}

const STORAGE_ADVICE =
  'With STORAGE_FOLDER: let the user of the product write there. With S3_BUCKET: check the key, its rights (put, get, delete), S3_REGION and S3_ENDPOINT.';

/** Whether the folder of the pictures has room left. */
export async function checkDisk({ S3_BUCKET, STORAGE_FOLDER }: Config): Promise<Found[]> {
  if (S3_BUCKET) return works('Pictures are in a bucket, which does not fill a disk of this machine.');
  const { bavail, blocks, bsize } = await statfs(STORAGE_FOLDER);
  const free = bavail / blocks;
  const detail = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB (${Math.round(free * 100)} %) are free.`;
  if (free >= LITTLE_FREE) return works('The disk of the pictures has room left.', detail);
  return trouble(
    free < ALMOST_FULL ? 'failed' : 'warning',
    'The disk of the pictures is almost full.',
    detail,
    'Delete old backups and logs there, or move STORAGE_FOLDER to a larger disk.',
  );
}
