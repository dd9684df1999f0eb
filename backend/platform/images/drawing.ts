import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Draws an SVG of the product's own as a PNG of its own size. Never for what others send. */
export async function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/**
 * Makes a web font (WOFF) known to the drawings of this process, under the family name that is written in it, such
 * as `Besley ExtraBold`.
 */
export async function useWebFont(file: string): Promise<void> {
  const unpacked = join(tmpdir(), `${basename(file, '.woff')}.ttf`);
  await writeFile(unpacked, unpackFont(await readFile(file)));
  // The drawing library takes a font file only together with a text.
  await sharp({ text: { text: 'a', fontfile: unpacked } }).toBuffer();
}

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/** A WOFF file is a font whose tables are compressed one by one; the drawing library reads plain fonts only. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEAD);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const directory: Buffer[] = [];
  const tables: Buffer[] = [];
  let offset = SFNT_HEAD + SFNT_ENTRY * count;
  for (let index = 0; index < count; index++) {
    const at = WOFF_HEAD + WOFF_ENTRY * index;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(at + field),
    ) as [number, number, number, number];
    const stored = woff.subarray(start, start + packed);
    const entry = Buffer.alloc(SFNT_ENTRY);
    woff.copy(entry, 0, at, at + 4);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(length, 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    directory.push(entry);
    tables.push(packed < length ? inflateSync(stored) : stored, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...directory, ...tables]);
}
