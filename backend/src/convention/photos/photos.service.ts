import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import type { Rendition } from '@tablefall/platform/images/renditions';
import { ObjectStore } from '@tablefall/platform/storage/object-store';
import type { PhotoDto, PhotosDto } from './photos.dto.ts';

/** Widths in which a photo is stored; its height is in proportion. */
export const PHOTO_WIDTHS = [2400, 384] as const;

const MANIFEST = 'photos/manifest.json';
/** Photos that the gallery shows no more, by the time when it ceased to show them; their files are still there. */
const REPLACED = 'photos/replaced.json';
/** Longer than any open page goes on showing the photos that it was told of. */
const REPLACED_LIFE_MS = 60 * 60_000;
const ANY_FILE = 'any.webp';
/** As long as the site keeps its data: so a bucket is not asked for every visitor. */
const MANIFEST_LIFE_MS = 60_000;

/** The gallery: two files a photo and a manifest that names them, all in the object store. */
@Injectable()
export class PhotosService {
  private known: { photos: PhotoDto[]; until: number } | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  async gallery(): Promise<PhotosDto> {
    const now = this.clock.now().getTime();
    if (!this.known || this.known.until <= now) {
      this.known = { photos: (await this.manifest()) ?? [], until: now + MANIFEST_LIFE_MS };
    }
    return { photos: this.known.photos, host: this.host(), widths: [...PHOTO_WIDTHS] };
  }

  /** The photos as the store has them now; null when there has never been a gallery. */
  async manifest(): Promise<PhotoDto[] | null> {
    return this.read<PhotoDto[]>(MANIFEST);
  }

  /**
   * Says which photos the gallery shows, in this order; their files are there already. Other backends and open pages
   * go on showing the earlier ones for a while: the files of those are deleted by the first call that comes an hour
   * later.
   */
  async publish(photos: PhotoDto[]): Promise<void> {
    await this.putAside(photos);
    await this.write(MANIFEST, photos);
    this.known = undefined;
  }

  /**
   * Stores the files of one photo, its renditions in the order of PHOTO_WIDTHS. The name carries a piece of the
   * content's hash. So a changed photo has another address, and browsers may keep the old one for ever.
   */
  async addFiles(name: string, alt: string, renditions: Rendition[]): Promise<PhotoDto> {
    const [large] = renditions;
    if (!large) {
      throw new Error(`No rendition of ${name}`);
    }
    const hash = createHash('sha256').update(large.content).digest('hex').slice(0, 8);
    const id = `${name}-${hash}.webp`;
    for (const [index, { content }] of renditions.entries()) {
      await this.store.put(keyOf(id, PHOTO_WIDTHS[index] ?? 0), content);
    }
    return { id, width: large.width, height: large.height, alt };
  }

  private async putAside(shown: PhotoDto[]): Promise<void> {
    const now = this.clock.now();
    const before = ((await this.manifest()) ?? []).map(({ id }) => [id, now.toISOString()]);
    const aside: Record<string, string> = {
      ...Object.fromEntries(before),
      ...(await this.read<Record<string, string>>(REPLACED)),
    };
    for (const { id } of shown) {
      delete aside[id];
    }
    for (const [id, since] of Object.entries(aside)) {
      if (Date.parse(since) <= now.getTime() - REPLACED_LIFE_MS) {
        await this.deleteFiles(id);
        delete aside[id];
      }
    }
    await this.write(REPLACED, aside);
  }

  private async deleteFiles(id: string): Promise<void> {
    for (const width of PHOTO_WIDTHS) {
      await this.store.delete(keyOf(id, width));
    }
  }

  private async read<T>(key: string): Promise<T | null> {
    const stream = await this.store.get(key);
    return stream && ((await json(stream)) as T);
  }

  private async write(key: string, content: object): Promise<void> {
    await this.store.put(key, Buffer.from(JSON.stringify(content, null, 1)));
  }

  private host(): string {
    return this.store.publicUrl(`photos/${ANY_FILE}`).slice(0, -`/${ANY_FILE}`.length);
  }
}

function keyOf(id: string, width: number): string {
  return `photos/${width}/${id}`;
}
