import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '@tablefall/platform/config/config';
import { storeOf } from '@tablefall/platform/storage/storage.module';
import type { Media } from './manifest.ts';
import { run } from './programs.ts';

const TAR = 'media.tar';
/** tar ends with 1 when a file went away while it was read: of a stored file nothing refers to that any more. */
const SOME_WENT_AWAY = 1;
/** The snapshots of a repository: stored files, and whole backups. Each sort is kept and forgotten by itself. */
const TAGS = { media: 'tablefall-media', backup: 'tablefall-backup' };

/** Backs up the stored files, after the database: a file never changes, so all that the database names are there. */
export async function backUpMedia(config: Config, folder: string): Promise<Media> {
  if (config.S3_BUCKET) {
    const keepsVersions = await (await storeOf(config)).keepsVersions();
    return { kind: 'bucket', bucket: config.S3_BUCKET, keepsVersions };
  }
  const media = resolve(config.STORAGE_FOLDER);
  if (!(await isThere(media))) {
    return { kind: 'none' };
  }
  if (config.BACKUP_RESTIC_REPOSITORY) {
    return { kind: 'restic', snapshot: await backUpByRestic(config, media, 'media'), folder: media };
  }
  await run(
    'tar',
    ['--create', `--file=${join(folder, TAR)}`, '--exclude=*.DRAFT', `--directory=${media}`, '.'],
    {
      accept: [0, SOME_WENT_AWAY],
    },
  );
  return { kind: 'tar' };
}

/** Puts the stored files of a backup where the product looks for them; those that are there stay. */
export async function restoreMedia(config: Config, folder: string, media: Media): Promise<void> {
  const target = resolve(config.STORAGE_FOLDER);
  if (media.kind === 'tar') {
    await mkdir(target, { recursive: true });
    await run('tar', [
      '--extract',
      `--file=${join(folder, TAR)}`,
      '--skip-old-files',
      `--directory=${target}`,
    ]);
  }
  if (media.kind === 'restic') {
    await restic(config, ['restore', `${media.snapshot}:${media.folder}`, '--target', target]);
  }
}

/** @returns the id of the snapshot */
export async function backUpByRestic(
  config: Config,
  folder: string,
  what: keyof typeof TAGS,
): Promise<string> {
  const lines = await restic(config, ['backup', '--json', '--tag', TAGS[what], folder]);
  const summary = lines.trim().split('\n').at(-1) ?? '{}';
  return (JSON.parse(summary) as { snapshot_id: string }).snapshot_id;
}

/** Keeps of the repository what is kept of the folder. */
export async function forgetOldSnapshots(config: Config): Promise<void> {
  const kept = ['--keep-daily', '7', '--keep-weekly', '5', '--keep-monthly', '12'];
  const ours = Object.values(TAGS).flatMap((tag) => ['--tag', tag]);
  await restic(config, ['forget', ...ours, '--group-by', 'tags', ...kept, '--prune']);
}

function restic(config: Config, args: string[]): Promise<string> {
  const { BACKUP_RESTIC_REPOSITORY: repository = '', BACKUP_RESTIC_PASSWORD: password } = config;
  return run('restic', ['--repo', repository, ...args], {
    env: password ? { RESTIC_PASSWORD: password } : {},
  });
}

function isThere(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}
