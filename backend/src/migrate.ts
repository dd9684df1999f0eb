import 'reflect-metadata';
import { exitUnlessConfigured, loadConfig } from '@tablefall/platform/config/config';
import { migrate } from '@tablefall/platform/database/migrate';
import { startedOrExit } from '@tablefall/platform/refused-start';
import { entities } from './entities.ts';

exitUnlessConfigured();
// Brings the database to the newest migration and exits.
const migrated = await startedOrExit(migrate(loadConfig(), entities));
process.stdout.write(`${JSON.stringify({ migrated })}\n`);
