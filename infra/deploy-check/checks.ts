import { join } from 'node:path';
import type { FindingsPage } from '../counterparts/report.ts';
import type { Run } from '../counterparts/run.ts';
import { ROOT } from '../local/paths.ts';
import { checkAlerts } from './alerts.ts';
import { checkCompatibility } from './compatibility.ts';
import { checkCompose } from './compose.ts';
import { checkFailover } from './databases/failover.ts';
import { checkPgbouncer } from './databases/pgbouncer.ts';
import { checkPostgres17 } from './databases/postgres-17.ts';
import { checkImage } from './image.ts';
import { checkKubernetes } from './kubernetes/kubernetes.ts';
import { checkOutages } from './outages/outages.ts';
import { checkProxies } from './proxies/proxies.ts';
import { checkRestore } from './restore/restore-drill.ts';
import { checkRollingRestart } from './rolling-restart.ts';
import { checkSystemd } from './systemd.ts';

/** The page with the results. */
export const DEPLOY_CHECK: FindingsPage = {
  file: join(ROOT, 'infra/docs/deploy-check.md'),
  heading: 'With',
  introduction: `# What the product is installed from, run for real

\`npm run deploy-check\` runs the artefacts of an installation: as root, on Debian 12 or newer, in about half an hour.
Nothing is installed on the machine. \`npm run deploy-check -- alerts restore\` runs some of its checks, \`--publish\` writes
this page. Where a machine cannot run them it says so, and nothing counts as tried.

What stands in for what is not there, so that nobody takes it for tried:

- **A registry of images.** The bases, PostgreSQL, Redis, Caddy and the mailbox are images of Debian's packages under the
  names of the files, and so in Debian's versions: PostgreSQL 17 in docker-compose, for instance.
- **An authority for certificates.** The proxies have certificates of their own; getting one by ACME is not tried.
- **A mail server with sign-in and TLS.** Mail goes to a server that counts it, in the check of the units to Postfix;
  \`npm run counterparts\` has real relays ([counterparts.md](counterparts.md)).
- **Limits of memory.** There is no controller of memory inside: those of containers are left out, those of units have no
  effect.
- **A cluster.** [kubernetes.md](kubernetes.md#what-is-tried) says what this leaves out.
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
  outages: checkOutages,
  alerts: checkAlerts,
  proxies: checkProxies,
  restore: checkRestore,
  kubernetes: checkKubernetes,
  compatibility: (run) => checkCompatibility(run),
};
