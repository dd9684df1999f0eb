import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../../counterparts/debian-root.ts';
import { ROOT } from '../../local/paths.ts';
import { HOST } from './proxied-product.ts';

/** Where a proxy listens, and where it sends requests on. */
export interface Place {
  http: number;
  https: number;
  backend: number;
}

const read = (name: string) => readFileSync(join(ROOT, 'infra/proxy', name), 'utf8');

/** The site for nginx, with names, ports and certificate of a trial. */
export function nginxSite({ http, https, backend }: Place): string {
  return replaced(read('nginx.conf'), [
    [/tablefall\.example\.org(?=[;$])/g, HOST],
    [/listen 80;/, `listen 127.0.0.1:${http};`],
    [/listen 443 ssl/, `listen 127.0.0.1:${https} ssl`],
    [/server 127\.0\.0\.1:3000 /, `server 127.0.0.1:${backend} `],
    [/ssl_certificate \S+;/, `ssl_certificate ${SHARED}/server.pem;`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${SHARED}/server.key;`],
  ]);
}

/** The Caddyfile with ports and certificate of a trial; the rest it takes from its environment. */
export function caddyfile({ http, https }: Place): string {
  return replaced(read('Caddyfile'), [
    [/^\{\n/m, `{\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n`],
    [/^(\{\$PUBLIC_URL\} \{\n)/m, `$1\ttls ${SHARED}/server.pem ${SHARED}/server.key\n`],
  ]);
}

function replaced(text: string, changes: [from: RegExp, to: string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!new RegExp(from.source, from.flags.replace('g', '')).test(changed)) {
      throw new Error(`The proxy's settings have no ${from.source} any more`);
    }
    return changed.replace(from, to);
  }, text);
}
