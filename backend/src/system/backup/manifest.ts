import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Fingerprints } from './database.ts';
import { OperationError } from './programs.ts';

export const DUMP = 'database.dump';
const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** Where the stored files of a backup are. */
export type Media =
  | { kind: 'tar' }
  | { kind: 'restic'; snapshot: string; folder: string }
  | { kind: 'bucket'; bucket: string; keepsVersions: boolean }
  | { kind: 'none' };

/** What a backup holds; written last, so a folder without it is none. */
export interface Manifest {
  format: typeof FORMAT;
  takenAt: string;
  version: string;
  commit: string | null;
  publicUrl: string;
  postgres: number;
  newestMigration: string;
  /** Mails that were not sent yet. */
  mailsWaiting: number;
  media: Media;
  /** What was sealed for a key of age. */
  sealed: string[];
  tables: Fingerprints;
  files: Record<string, { bytes: number; sha256: string }>;
}

/** Its moment, as a name that sorts by time and that every file system takes: `2026-11-23T03-17-00Z`. */
export function nameOfBackup(takenAt: Date): string {
  return `${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export function momentOfBackup(name: string): Date {
  return new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));
}

/** The names of the finished backups of a folder, newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name))
    .sort()
    .reverse();
}

/** Writes down what the folder holds. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const name of await readdir(folder)) {
    files[name] = await factsOf(join(folder, name));
  }
  const manifest: Manifest = { format: FORMAT, ...content, files };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

/**
 * Reads what a backup holds and compares its files with it.
 * Throws OperationError when it is no backup, or one that is damaged.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new OperationError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new OperationError(`${folder} was written by another release, whose form is not known here.`);
  }
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await factsOf(join(folder, name)).catch(() => null);
    if (found?.sha256 !== expected.sha256) {
      throw new OperationError(`${join(folder, name)} is damaged: it is not what was written there.`);
    }
  }
  return manifest;
}

export function sizeOf({ files }: Manifest): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function factsOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
