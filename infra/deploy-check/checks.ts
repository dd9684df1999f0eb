import { join } from 'node:path';
import type { FindingsPage } from '../counterparts/report.ts';
import type { Run } from '../counterparts/run.ts';
import { ROOT } from '../local/paths.ts';
import { checkAlerts } from './alerts.ts';
import { checkCompatibility } from './compatibility.ts';
import { checkCompose } from './compose.ts';
import { checkFailover } from './failover.ts';
import { checkImage } from './image.ts';
import { checkPgbouncer } from './pgbouncer.ts';
import { checkPostgres17 } from './postgres-17.ts';
import { checkProxies } from './proxies.ts';
import { checkRestore } from './restore-drill.ts';
import { checkRollingRestart } from './rolling-restart.ts';
import { checkSystemd } from './systemd.ts';

/** The page with the results. */
export const DEPLOY_CHECK: FindingsPage = {
  file: join(ROOT, 'infra/docs/deploy-check.md'),
  heading: 'With',
  introduction: `# What the product is installed from, run for real

\`npm run deploy-check\` runs the artefacts of an installation: as root, on Debian 12 or newer, in about ten minutes. Nothing
is installed on the machine. \`npm run deploy-check -- alerts restore\` runs some of its checks, \`--publish\` writes this page.
`,
};

/** By the name that asks for it alone, in this order. */
export const CHECKS: Record<string, (run: Run) => Promise<void>> = {
  image: checkImage,
  compose: checkCompose,
  systemd: checkSystemd,
  'rolling-restart': checkRollingRestart,
  'postgresql-17': checkPostgres17,
  pgbouncer: checkPgbouncer,
  failover: checkFailover,
  alerts: checkAlerts,
  proxies: checkProxies,
  restore: checkRestore,
  compatibility: (run) => checkCompatibility(run),
};
