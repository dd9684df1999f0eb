import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { command } from '../supervisor/command.ts';

// `npm run statements`, once a release: writes down what the next release must keep to. That is every statement that the
// specs run, for its migrations, and the variables that words of one's own may hold.
const RECORD_STATEMENTS = join(LOCAL, 'statements.jsonl');
mkdirSync(LOCAL, { recursive: true });
rmSync(RECORD_STATEMENTS, { force: true });

const jest = (env: Record<string, string>, ...paths: string[]) =>
  command([process.execPath, join(ROOT, 'infra/local/commands/jest.ts'), ...paths], {
    quiet: false,
    env: { ...process.env, ...env },
  });

const { code } = await jest({ RECORD_STATEMENTS }, 'backend', 'worker', 'infra/mail', 'infra/platform');
const keepers = ['backend/test/released-statements', 'infra/mail/words'];
process.exitCode = code || (await jest({ KEEP_STATEMENTS: RECORD_STATEMENTS }, ...keepers)).code;
