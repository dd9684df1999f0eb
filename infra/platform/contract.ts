import { writeFileSync } from 'node:fs';
import { SETTINGS_EXAMPLE, settingsExample } from './config/settings-example.ts';
import { SETTINGS_PAGE, settingsPage } from './config/settings-page.ts';
import { CHECKSUMS, checksumLines } from './database/migration-checksums.ts';

// What `npm run contract` writes of the platform; specs fail when it is not what the code says.
writeFileSync(SETTINGS_PAGE, settingsPage());
writeFileSync(SETTINGS_EXAMPLE, settingsExample());
writeFileSync(CHECKSUMS, checksumLines());
