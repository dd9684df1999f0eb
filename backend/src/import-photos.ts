import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Clock } from '@tablefall/platform/clock/clock';
import { loadConfig } from '@tablefall/platform/config/config';
import { storeOf } from '@tablefall/platform/storage/storage.module';
import { importPhotos } from './convention/photos/photo-import.ts';
import { PhotosService } from './convention/photos/photos.service.ts';

// Brings the photos of a folder into the gallery and exits; with --replace the earlier ones go.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder || positionals.length > 1) {
  say('Say which folder: npm run import-photos -- [--replace] <folder>');
  process.exit(2);
}
try {
  const gallery = new PhotosService(await storeOf(loadConfig()), new Clock());
  const { taken, refused } = await importPhotos(gallery, resolve(folder), {
    replace: values.replace,
    onFile: (file, outcome) =>
      say(
        typeof outcome === 'string'
          ? `✗ ${file}: ${outcome}`
          : `✓ ${file} (${outcome.width} × ${outcome.height})`,
      ),
  });
  say(`${taken} taken, ${refused} not taken.${taken > 0 ? ' Visitors see them within two minutes.' : ''}`);
  process.exitCode = refused > 0 || taken === 0 ? 1 : 0;
} catch (error) {
  say(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
