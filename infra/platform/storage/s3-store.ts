import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkedKey, contentTypeOf } from './object-key.ts';
import { type ByteRange, type ObjectFacts, ObjectStore } from './object-store.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Files in a bucket of S3 or of a service that speaks like it. */
export class S3Store extends ObjectStore {
  private readonly client: S3Client;

  constructor(
    private readonly bucket: string,
    options: S3ClientConfig,
    imageHost: string,
  ) {
    super(imageHost);
    this.client = new S3Client(options);
  }

  async put(key: string, content: Buffer): Promise<void> {
    const contentType = contentTypeOf(key);
    await this.client.send(
      new PutObjectCommand({
        ...this.locate(key),
        Body: content,
        ContentType: contentType,
        CacheControl: contentType.startsWith('image/') ? YEAR : 'no-cache',
      }),
    );
  }

  async find(key: string): Promise<ObjectFacts | null> {
    const found = await unlessMissing(this.client.send(new HeadObjectCommand(this.locate(key))));
    return (
      found && { size: found.ContentLength ?? 0, contentType: contentTypeOf(key), etag: found.ETag ?? '' }
    );
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await unlessMissing(this.client.send(new GetObjectCommand({ ...this.locate(key), Range })));
    // The client types the body for browsers as well; on Node it is a stream of Node.
    return (found?.Body as Readable | undefined) ?? null;
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.locate(key)));
  }

  override async keepsVersions(): Promise<boolean> {
    const { Status } = await this.client.send(new GetBucketVersioningCommand({ Bucket: this.bucket }));
    return Status === 'Enabled';
  }

  private locate(key: string) {
    return { Bucket: this.bucket, Key: checkedKey(key) };
  }
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
      return null;
    }
    throw error;
  }
}
