import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { OperationError } from './system/backup/programs.ts';
import { restoreBackup } from './system/backup/restore-backup.ts';

// Restores a backup into the empty database of DATABASE_URL. Mail stays held until somebody releases it.
await command(async ({ config, say }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new OperationError('Say which backup: tablefall restore <folder>');
  }
  const { takenAt, mailsWaiting, media } = await restoreBackup(config, folder);
  say(`Restored as it was at ${takenAt}.`);
  if (media.kind === 'bucket') say(`Stored files stay in the bucket ${media.bucket}.`);
  say(`${mailsWaiting} mails waited then. Those that left since would be mailed again, so ALL MAIL IS HELD.`);
  say(`Cancel what may have left:  tablefall mail cancel-before ${takenAt}`);
  say('Then let mail leave:        tablefall mail release');
});
