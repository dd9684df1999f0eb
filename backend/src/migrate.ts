import 'reflect-metadata';
import { exitUnlessConfigured, loadConfig } from '@tablefall/platform/config/config';
import { migrate } from '@tablefall/platform/database/migrate';
import { entities } from './entities.ts';

exitUnlessConfigured();
// Brings the database to the newest migration and exits.
process.stdout.write(`${JSON.stringify({ migrated: await migrate(loadConfig(), entities) })}\n`);
