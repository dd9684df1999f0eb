import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHARED } from '../counterparts/debian-root.ts';
import { expectThat } from '../counterparts/finding.ts';
import type { Candidate, Run } from '../counterparts/run.ts';
import { print } from '../local/print.ts';
import { build } from '../local/product/build.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { ready } from './image.ts';
import { Installation } from './installation.ts';
import { Load } from './load.ts';
import { Services } from './services.ts';

const HAPROXY: Candidate = {
  name: 'HAProxy',
  packages: ['haproxy'],
  version: `haproxy -v | sed -n '1s/.*version \\([0-9.]*\\).*/\\1/p'`,
};
/** The balancer has seen a change by then. */
const SETTLED_MS = 2_000;

const balancer = (port: number, backends: number[]) => `
global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 330s
  timeout http-keep-alive 60s
  option httpchk GET /api/health/ready
  http-check expect status 200
frontend web
  bind 127.0.0.1:${port}
  default_backend app
backend app
  balance roundrobin
${backends.map((backend) => `  server b${backend} 127.0.0.1:${backend} check inter 500 fall 1 rise 1`).join('\n')}
`;

/** Two backends behind a balancer are restarted one after the other while visitors come: how many notice? */
export async function checkRollingRestart(run: Run): Promise<void> {
  await run.inside(HAPROXY, async (root, trial) => {
    await build(print);
    const services = await Services.start(run, 'rolling');
    const [port, first, second] = [await freePort(), await freePort(), await freePort()];
    const product = new Installation(run, {
      ...(await services.settings('rolling', first)),
      LOG_LEVEL: 'warn',
      THROTTLE_NETWORK_PER_MINUTE: '1000000',
    });
    await product.tablefall('migrate');
    const start = async (at: number) => {
      const backend = await product.start('backend', {
        name: `backend-${at}`,
        settings: { PORT: String(at) },
      });
      await ready(`http://127.0.0.1:${at}/api/health/ready`);
      return backend;
    };
    const running = [
      [first, await start(first)],
      [second, await start(second)],
    ] as const;
    writeFileSync(join(root.home, 'haproxy.cfg'), balancer(port, [first, second]));
    await run.serve('HAProxy', root, port, `haproxy -f ${SHARED}/haproxy.cfg`, { greets: false });
    await ready(`http://127.0.0.1:${port}/api/health/ready`);
    await trial.try('each of two backends restarted once, at 60 requests a second', async () => {
      const load = new Load(port);
      for (const [at, backend] of running) {
        await sleep(SETTLED_MS);
        await backend.stop();
        await start(at);
      }
      await sleep(SETTLED_MS);
      await load.end();
      const told = [...load.endings].map(([ending, count]) => `${ending}: ${count}`).join(', ');
      const lost = [...load.endings.keys()].filter((ending) => !/^20\d$/.test(ending));
      expectThat(lost.length === 0, told);
      return `0 lost (${told})`;
    });
  });
}
