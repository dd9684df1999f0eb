import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { checkedKey, contentTypeOf } from './object-key.ts';
import { type ByteRange, type ObjectFacts, ObjectStore } from './object-store.ts';

/** Files in one folder of this machine. */
export class DiskStore extends ObjectStore {
  private readonly folder: string;

  constructor(folder: string, imageHost: string) {
    super(imageHost);
    this.folder = resolve(folder);
  }

  async put(key: string, content: Buffer): Promise<void> {
    const path = this.pathOf(key);
    // Written beside its place first, so that nobody ever reads half a file. The name has a capital letter, so it
    // is no key.
    const draft = `${path}.${randomUUID()}.DRAFT`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, content);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async find(key: string): Promise<ObjectFacts | null> {
    const found = await unlessMissing(stat(this.pathOf(key)));
    if (!found?.isFile()) {
      return null;
    }
    const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`;
    return { size: found.size, contentType: contentTypeOf(key), etag };
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const file = await unlessMissing(open(this.pathOf(key)));
    return file?.createReadStream(range) ?? null;
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    return join(this.folder, checkedKey(key));
  }
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return null;
    }
    throw error;
  }
}
