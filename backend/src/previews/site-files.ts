import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawPng, useWebFont } from '@tablefall/platform/images/drawing';
import { DateTime } from 'luxon';
import type { EditionDto } from '../convention/edition/convention.dto.ts';
import type { SiteFile } from '../http/static-client.ts';
import { appIcon, DISPLAY, previewPicture } from './drawings.ts';
import { PREVIEW_IMAGE } from './page-head.ts';

const ICONS = {
  '/icon-192.png': () => appIcon(192, 'rounded'),
  '/icon-512.png': () => appIcon(512, 'rounded'),
  '/icon-maskable-512.png': () => appIcon(512, 'maskable'),
  '/apple-touch-icon.png': () => appIcon(180, 'full'),
};

/** The files that speak of the edition and so are made by the server: pictures, manifest, robots.txt. */
export function siteFiles(edition: EditionDto, clientFolder: string): Record<string, SiteFile> {
  return {
    ...Object.fromEntries(Object.entries(ICONS).map(([path, icon]) => [path, picture(async () => icon())])),
    [PREVIEW_IMAGE]: picture(async () => {
      await useDisplayFont(join(clientFolder, 'assets'));
      const { productName, venue } = edition;
      return previewPicture({ productName, dates: dateRange(edition), venue: venue.name });
    }),
    '/manifest.webmanifest': {
      type: 'application/manifest+json',
      content: async () => JSON.stringify(manifest(edition)),
    },
    // What concerns one person is not named here: such pages answer with `noindex`, which must be read to count.
    '/robots.txt': { type: 'text/plain', content: async () => 'User-agent: *\nDisallow: /api/\n' },
  };
}

/** Drawn when first asked for, and kept; a drawing that failed is tried again by the next one who asks. */
export function picture(svg: () => Promise<string>): SiteFile {
  let drawn: Promise<Buffer> | undefined;
  const draw = async () => {
    try {
      return await drawPng(await svg());
    } catch (error) {
      drawn = undefined;
      throw error;
    }
  };
  return { type: 'image/png', content: () => (drawn ??= draw()) };
}

async function useDisplayFont(folder: string): Promise<void> {
  const font = existsSync(folder) && readdirSync(folder).find((name) => DISPLAY.file.test(name));
  if (font) {
    await useWebFont(join(folder, font));
  }
}

function manifest({ productName }: EditionDto) {
  const icon = (src: keyof typeof ICONS, sizes: string, purpose: string) => ({
    src,
    sizes,
    purpose,
    type: 'image/png',
  });
  return {
    name: productName,
    short_name: productName,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#1c4a3c',
    theme_color: '#1c4a3c',
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

/** 'October 10–11, 2025' */
function dateRange({ days }: EditionDto): string {
  const [first, last] = [days[0], days.at(-1)].map((day) =>
    DateTime.fromISO(day?.date ?? '', { locale: 'en-US' }),
  );
  if (!first || !last) {
    return '';
  }
  return `${first.toFormat('LLLL d')}–${last.toFormat(first.hasSame(last, 'month') ? 'd, yyyy' : 'LLLL d, yyyy')}`;
}
