import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ZipEntry {
  /** Relative, with `/` between folders. */
  path: string;
  content: AsyncIterable<string | Uint8Array>;
  /** It is compressed already, as pictures are. */
  isCompressed?: boolean;
}

/** Text is handed to the compression in pieces of about this many characters: many small ones would compress badly. */
const PIECE = 64 * 1024;

/**
 * An archive to download, written while its files are read: neither the archive nor one of its files is ever held as a
 * whole. A failure cuts the connection, so that the download fails instead of ending early. When the reader goes away,
 * reading stops.
 */
export function zipFile(name: string, entries: AsyncIterable<ZipEntry>): StreamableFile {
  return new StreamableFile(Readable.from(zipped(entries), { objectMode: false }), {
    type: 'application/zip',
    disposition: `attachment; filename="${name}"`,
  }).setErrorHandler((_, response) => response.destroy?.());
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const taken = () => {
    const chunks = written;
    written = [];
    return chunks;
  };
  for await (const { path, content, isCompressed = false } of entries) {
    const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    for await (const piece of inPieces(content)) {
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

async function* inPieces(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const part of content) {
    if (typeof part !== 'string') {
      yield part;
      continue;
    }
    text += part;
    if (text.length >= PIECE) {
      yield Buffer.from(text);
      text = '';
    }
  }
  if (text) yield Buffer.from(text);
}
