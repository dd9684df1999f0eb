import type { Readable } from 'node:stream';
import { checkedKey } from './object-key.ts';

/** What is known about a stored file without reading it. */
export interface ObjectFacts {
  /** In bytes. */
  size: number;
  contentType: string;
  /** Changes whenever the content does; quoted, as HTTP wants it. */
  etag: string;
}

/** The first and the last byte that are wanted, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where files live: a folder of this machine, or a bucket. A key is a relative path in lower case such as
 * `photos/384/meeples.webp`; its extension gives the media type. Every method refuses other keys with ObjectKeyError.
 */
export abstract class ObjectStore {
  constructor(private readonly imageHost: string) {}

  /** Stores a file whole or not at all, in the place of one with the same key. */
  abstract put(key: string, content: Buffer): Promise<void>;

  /** The facts of a file, or null when there is none. */
  abstract find(key: string): Promise<ObjectFacts | null>;

  /** The content, or a part of it, as a stream; null when there is no such file. */
  abstract get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Deletes a file; one that is not there is no error. */
  abstract delete(key: string): Promise<void>;

  /** Whether it keeps what is deleted or replaced, which is what stands in for a backup of it. */
  async keepsVersions(): Promise<boolean> {
    return false;
  }

  /** The address at which browsers read a file. */
  publicUrl(key: string): string {
    return `${this.imageHost}/${checkedKey(key)}`;
  }
}
