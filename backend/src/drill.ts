import { command } from './command.ts';
import { drill } from './system/backup/drill.ts';

// Shows that the newest backup can be restored, in a database that is dropped afterwards.
await command(async ({ config, say, database }) => {
  const { name, manifest } = await drill(config, await database());
  say(`${name} was restored: all ${Object.keys(manifest.tables).length} tables are as they were.`);
});
