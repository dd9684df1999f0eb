import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { anonymise } from './system/anonymise/anonymise.ts';
import { OperationError } from './system/backup/programs.ts';

const USAGE =
  'Say where the copy goes: tablefall anonymise --to <DATABASE_URL of an empty database> --public-url <address of the copy>';

// Makes a copy for trials, without a person in it, in an empty database. It never mails.
await command(async ({ config, say, database }) => {
  const { to, 'public-url': publicUrl } = optionsGiven();
  if (!URL.canParse(to ?? '') || !URL.canParse(publicUrl ?? '')) throw new OperationError(USAGE);
  const started = performance.now();
  const { rows } = await anonymise(config, await database(), {
    databaseUrl: String(to),
    publicUrl: String(publicUrl),
  });
  say(`${rows} rows were copied in ${Math.ceil((performance.now() - started) / 1_000)} seconds.`);
  say('No address and no name of the source was found in the copy.');
  say('It never mails. Sign in there with:  tablefall admin sign-in-link');
});

function optionsGiven() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, 'public-url': { type: 'string' } } }).values;
  } catch {
    throw new OperationError(USAGE);
  }
}
