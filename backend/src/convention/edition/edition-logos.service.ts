import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import type { EditionLogo } from '@tablefall/platform/edition/edition.entity';
import { photoRenditions, type Rendition } from '@tablefall/platform/images/renditions';
import { ObjectStore } from '@tablefall/platform/storage/object-store';
import { v7 as uuid } from 'uuid';
import type { ConventionTables } from '../convention.tables.ts';
import type { EditionLogoDto } from './edition.dto.ts';

/** Pixels; the header shows it at most half as high. */
const [WIDEST, HIGHEST] = [640, 160];

/** The files of logos. */
@Injectable()
export class EditionLogos {
  constructor(
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
  ) {}

  /** The logo of an edition as pages show it. */
  shown({ logo, logoWidth, logoHeight }: EditionLogo): EditionLogoDto | null {
    return logo === null || logoWidth === null || logoHeight === null
      ? null
      : { url: this.store.publicUrl(keyOf(logo)), width: logoWidth, height: logoHeight };
  }

  /** Stores a picture, decoded and encoded anew, for an edition to show it. Throws PictureError for what is no PNG or WebP. */
  async keep(source: Buffer): Promise<EditionLogo> {
    const { content, width, height } = await renditionOf(source);
    const id = uuid();
    // The row first: a file without one would stay for ever.
    await this.transactions.run(({ em, now }) =>
      em.getKysely<ConventionTables>().insertInto('edition_logo').values({ id, stored_at: now }).execute(),
    );
    await this.store.put(keyOf(id), content);
    return { logo: id, logoWidth: width, logoHeight: height };
  }

  delete(id: string): Promise<void> {
    return this.store.delete(keyOf(id));
  }
}

async function renditionOf(source: Buffer): Promise<Rendition> {
  const wide = await encoded(source, WIDEST);
  return wide.height <= HIGHEST
    ? wide
    : encoded(source, Math.max(1, Math.floor((wide.width * HIGHEST) / wide.height)));
}

async function encoded(source: Buffer, width: number): Promise<Rendition> {
  const [rendition] = await photoRenditions(source, [width], { formats: ['png', 'webp'] });
  return rendition as Rendition;
}

function keyOf(id: string): string {
  return `logos/${id}.webp`;
}
