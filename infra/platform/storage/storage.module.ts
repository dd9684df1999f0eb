import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { DiskStore } from './disk-store.ts';
import { ObjectStore } from './object-store.ts';

/** Path below which the product itself serves what is stored. */
export const MEDIA_PATH = '/media';

/**
 * Milliseconds. Without limits a bucket that hangs would hold up the person who uploads, and everybody who waits
 * behind.
 */
const TIME_LIMITS = {
  connectionTimeout: 3_000,
  requestTimeout: 20_000,
  socketTimeout: 20_000,
  throwOnRequestTimeout: true,
};

/**
 * The store that the configuration names: a bucket where there is one, else a folder of this machine. What speaks to a
 * bucket is loaded for a bucket alone: it takes twenty megabytes.
 */
export async function storeOf(config: Config): Promise<ObjectStore> {
  const imageHost = config.IMAGE_HOST ?? MEDIA_PATH;
  if (!config.S3_BUCKET) {
    return new DiskStore(config.STORAGE_FOLDER, imageHost);
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const options = {
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    // A storage service of one's own seldom has a host name for each bucket.
    forcePathStyle: Boolean(config.S3_ENDPOINT),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    maxAttempts: 2,
    requestHandler: TIME_LIMITS,
  };
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(config.S3_BUCKET, options, imageHost);
}

/** Provides the one `ObjectStore`. */
@Global()
@Module({
  providers: [{ provide: ObjectStore, useFactory: storeOf, inject: [Config] }],
  exports: [ObjectStore],
})
export class StorageModule {}
