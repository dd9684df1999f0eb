import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Rendition } from '@tablefall/platform/images/renditions';
import { ObjectStore } from '@tablefall/platform/storage/object-store';
import type { UploadedImageDto } from './photos.dto.ts';

/** The larger one for the detail dialog, the smaller one for cards and tables. */
export const PHOTO_WIDTHS = [1600, 400] as const;
const [LARGE, SMALL] = PHOTO_WIDTHS;

const FILE = /([0-9a-f-]{36})\.webp$/;

/** The stored files of the photos of listings: two of each photo, named after its id. */
@Injectable()
export class PhotoFiles {
  constructor(private readonly store: ObjectStore) {}

  urlsOf(id: string): { url: string; thumbnailUrl: string } {
    return {
      url: this.store.publicUrl(keyOf(id, LARGE)),
      thumbnailUrl: this.store.publicUrl(keyOf(id, SMALL)),
    };
  }

  /** What an upload of this photo answers with. */
  uploadedAs(id: string): UploadedImageDto {
    return { ...this.urlsOf(id), fileName: fileOf(id) };
  }

  /** The id of the photo that has this URL, or null for a URL that is none of a listing's photos. */
  idOf(url: string): string | null {
    const id = FILE.exec(url)?.[1];
    return id && this.urlsOf(id).url === url ? id : null;
  }

  /** @param renditions one of each of `PHOTO_WIDTHS` */
  async put(id: string, renditions: Rendition[]): Promise<void> {
    await Promise.all(
      PHOTO_WIDTHS.map((width, index) => {
        const rendition = renditions[index];
        return rendition && this.store.put(keyOf(id, width), rendition.content);
      }),
    );
  }

  /** The larger file of a photo; null when it is not there. */
  read(id: string): Promise<Readable | null> {
    return this.store.get(keyOf(id, LARGE));
  }

  async delete(id: string): Promise<void> {
    await Promise.all(PHOTO_WIDTHS.map((width) => this.store.delete(keyOf(id, width))));
  }
}

function fileOf(id: string): string {
  return `${id}.webp`;
}

function keyOf(id: string, width: number): string {
  return `listings/${width}/${fileOf(id)}`;
}
