import { command } from './command.ts';
import type { Media } from './system/backup/manifest.ts';
import { sizeOf } from './system/backup/manifest.ts';
import { takeBackup } from './system/backup/take-backup.ts';

// Backs up the database, the stored files and, sealed, the secrets.
await command(async ({ config, say, database }) => {
  const { folder, manifest, deleted } = await takeBackup(config, await database());
  const { tables, mailsWaiting, media, sealed } = manifest;
  say(`${folder}: ${Object.keys(tables).length} tables, ${Math.ceil(sizeOf(manifest) / 1_000)} kB`);
  say(`${mailsWaiting} mails waited to be sent.`);
  say(mediaText(media));
  say(
    sealed.length > 0
      ? `Sealed: ${sealed.join(', ')}.`
      : 'The settings and the key that signs mail are NOT in it: set BACKUP_AGE_RECIPIENT, or keep them elsewhere.',
  );
  if (deleted > 0) say(`${deleted} old backups were deleted.`);
});

function mediaText(media: Media): string {
  switch (media.kind) {
    case 'tar':
      return 'Stored files: media.tar.';
    case 'restic':
      return `Stored files: snapshot ${media.snapshot} of the repository.`;
    case 'bucket':
      return media.keepsVersions
        ? `Stored files: bucket ${media.bucket} keeps versions.`
        : `Stored files are NOT backed up: turn on versioning of the bucket ${media.bucket}.`;
    case 'none':
      return 'There are no stored files yet.';
  }
}
