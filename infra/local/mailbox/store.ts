import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Envelope, matcher } from './envelope.ts';

/** One line of the index file and one entry of the index in memory. */
export interface StoredMail extends Envelope {
  id: string;
  /** Milliseconds since 1970. */
  received: number;
  offset: number;
  size: number;
}

interface Waiting {
  raw: Buffer;
  envelope: Envelope;
  written: () => void;
  failed: (error: unknown) => void;
}

/**
 * Keeps mails in two files that only grow: `mails` holds the sources one after another, `mails.index` one line of
 * JSON for each. Memory holds only the index lines, unparsed, because that is their smallest form. A line is written
 * after its source, so a crash in between loses only a mail that was not accepted yet.
 */
export class MailStore {
  private readonly sources: FileHandle;
  private readonly index: FileHandle;
  private readonly lines: string[];
  private end: number;
  private waiting: Waiting[] = [];
  private writing = false;

  private constructor(sources: FileHandle, index: FileHandle, lines: string[], end: number) {
    this.sources = sources;
    this.index = index;
    this.lines = lines;
    this.end = end;
  }

  static async open(dir: string): Promise<MailStore> {
    mkdirSync(dir, { recursive: true });
    const [sourcesFile, indexFile] = [join(dir, 'mails'), join(dir, 'mails.index')];
    const lines = readIndex(indexFile);
    const sources = await open(sourcesFile, 'a+', 0o600);
    const index = await open(indexFile, 'a', 0o600);
    return new MailStore(sources, index, lines, statSync(sourcesFile).size);
  }

  get count(): number {
    return this.lines.length;
  }

  add(raw: Buffer, envelope: Envelope): Promise<void> {
    return new Promise((written, failed) => {
      this.waiting.push({ raw, envelope, written, failed });
      if (!this.writing) void this.write();
    });
  }

  find(id: string): StoredMail | undefined {
    const line = this.lines[Number(id) - 1];
    return line === undefined ? undefined : parsed(line);
  }

  /** Newest first. */
  list(query: string, start: number, limit: number): { mails: StoredMail[]; found: number } {
    if (!query.trim()) {
      const last = Math.max(0, this.count - start);
      const mails = this.lines.slice(Math.max(0, last - limit), last).map(parsed);
      return { mails: mails.reverse(), found: this.count };
    }
    const found = this.lines.map(parsed).filter(matcher(query)).reverse();
    return { mails: found.slice(start, start + limit), found: found.length };
  }

  async source(mail: StoredMail): Promise<Buffer> {
    const buffer = Buffer.alloc(mail.size);
    await this.sources.read(buffer, 0, mail.size, mail.offset);
    return buffer;
  }

  async close(): Promise<void> {
    await Promise.all([this.sources.close(), this.index.close()]);
  }

  /** Mails that arrive during one write go into the next one together. */
  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        await this.append(batch);
      } catch (error) {
        for (const each of batch) each.failed(error);
      }
    }
    this.writing = false;
  }

  private async append(batch: Waiting[]): Promise<void> {
    const received = Date.now();
    let offset = this.end;
    const lines = batch.map(({ raw, envelope }, position) => {
      const id = String(this.count + position + 1);
      const line = JSON.stringify({ id, received, offset, size: raw.length, ...envelope });
      offset += raw.length;
      return line;
    });
    await this.sources.writev(batch.map(({ raw }) => raw));
    this.end = offset;
    await this.index.write(`${lines.join('\n')}\n`);
    this.lines.push(...lines);
    for (const each of batch) each.written();
  }
}

function parsed(line: string): StoredMail {
  return JSON.parse(line) as StoredMail;
}

function readIndex(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete.length < text.length) {
    const handle = openSync(file, 'r+');
    ftruncateSync(handle, Buffer.byteLength(complete));
    closeSync(handle);
  }
  return complete.split('\n').slice(0, -1);
}
