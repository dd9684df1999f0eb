import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificates } from '../../counterparts/certificates.ts';
import { type DebianRoot, SHARED } from '../../counterparts/debian-root.ts';
import type { Candidate, Run } from '../../counterparts/run.ts';
import { LOCAL } from '../../local/paths.ts';
import { unpackPackages } from '../../local/services/debian.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { HOST, ProxiedProduct } from './proxied-product.ts';
import { caddyfile, nginxSite, type Place } from './proxy-settings.ts';
import { playProduct, playSlowBackend } from './proxy-trials.ts';
import { SlowBackend } from './slow-backend.ts';

interface Proxy extends Candidate {
  /** Lays a program of its own into the folder that it sees. */
  bring?(home: string): Promise<void>;
  /** Writes its settings, and says how it starts with them. */
  prepare(root: DebianRoot, name: string, place: Place): Promise<string>;
}

/** Debian's own settings around the site: they compress what the site does not forbid. */
const NGINX: Proxy = {
  name: 'nginx',
  packages: ['nginx-light'],
  version: `nginx -v 2>&1 | sed 's/.*nginx.//'`,
  prepare: async (root, name, place) => {
    writeFileSync(join(root.home, `${name}.conf`), nginxSite(place));
    return `
      mkdir -p /var/log/nginx /var/lib/nginx
      rm -f /etc/nginx/sites-enabled/*
      cp ${SHARED}/${name}.conf /etc/nginx/sites-enabled/tablefall.conf
      exec nginx -g 'daemon off;'`;
  },
};

const CADDY: Proxy = {
  name: 'Caddy',
  packages: ['caddy'],
  version: `caddy version | sed 's/^v//'`,
  prepare: (root, name, place) => prepareCaddy(root, name, place, 'caddy'),
};

/** The version that docker-compose.yml names, from a newer Debian, of which it needs nothing else. */
const NEWER_CADDY: Proxy = {
  name: 'Caddy-2.11',
  packages: ['caddy'],
  version: `${SHARED}/caddy version | sed 's/^v\\([^ ]*\\).*/\\1/'`,
  bring: async (home) => {
    const newer = await unpackPackages(['caddy'], join(LOCAL, 'debian/caddy-forky'), 'forky');
    if (newer) copyFileSync(join(newer, 'usr/bin/caddy'), join(home, 'caddy'));
  },
  prepare: (root, name, place) => prepareCaddy(root, name, place, `${SHARED}/caddy`),
};

/** The settings of proxies in `infra/proxy`, with the proxies themselves, the product, and a certificate of this trial. */
export async function checkProxies(run: Run): Promise<void> {
  const product = await ProxiedProduct.start(run);
  // Side by side, because each waits for more than a minute.
  await Promise.all([NGINX, CADDY, NEWER_CADDY].map((proxy) => check(run, proxy, product)));
}

async function check(run: Run, proxy: Proxy, product: ProxiedProduct): Promise<void> {
  const home = join(run.home, proxy.name.toLowerCase());
  mkdirSync(home, { recursive: true, mode: 0o755 });
  await proxy.bring?.(home);
  await run.inside(proxy, async (root, trial) => {
    const { authority } = await makeCertificates(root.home, HOST);
    const slow = await SlowBackend.start();
    run.atEnd(() => slow.stop());
    const placeOf = async (backend: number): Promise<Place> => ({
      http: await freePort(),
      https: await freePort(),
      backend,
    });
    const [before, beside] = [await placeOf(product.port), await placeOf(slow.port)];
    for (const [name, place] of Object.entries({ product: before, slow: beside })) {
      const script = await proxy.prepare(root, name, place);
      await run.serve(`${proxy.name}-${name}`, root, place.https, script, {
        greets: false,
      });
    }
    await Promise.all([
      playProduct(trial, product, before, authority),
      playSlowBackend(trial, slow, beside, authority),
    ]);
  });
}

async function prepareCaddy(root: DebianRoot, name: string, place: Place, program: string): Promise<string> {
  writeFileSync(join(root.home, `${name}.Caddyfile`), caddyfile(place));
  return `
    export HOME=/tmp XDG_DATA_HOME=/tmp PUBLIC_URL=https://${HOST} BACKENDS=127.0.0.1:${place.backend}
    exec ${program} run --config ${SHARED}/${name}.Caddyfile --adapter caddyfile`;
}
