import 'reflect-metadata';
import { loadConfig } from '@tablefall/platform/config/config';
import { migrate } from '@tablefall/platform/database/migrate';
import { entities } from './entities.ts';

// Brings the database to the newest migration and exits.
process.stdout.write(`${JSON.stringify({ migrated: await migrate(loadConfig(), entities) })}\n`);
