import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expectThat } from '../counterparts/finding.ts';
import type { Run } from '../counterparts/run.ts';
import { ROOT } from '../local/paths.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { stopChild, waitUntil } from '../local/supervisor/processes.ts';
import { debianImage } from './bases.ts';
import { commandsOf } from './first-hour.ts';
import { buildImage, IMAGE } from './image.ts';
import { editionSettings, productionSettings } from './services.ts';
import { inToolbox, SUITE, type Toolbox } from './toolbox.ts';

const HOST = 'tablefall-trial.org';
const UP_MS = 240_000;
const PATIENCE_MS = 60_000;
const COMPOSE =
  'DOCKER_HOST=unix:///run/podman.sock docker-compose --project-name trial -f docker-compose.yml -f trial.yml';

/**
 * docker-compose.yml, with the image of the check `image`. No registry is asked: PostgreSQL, Redis, Caddy and
 * the mailbox are images of Debian's packages under the names of the file, with as much of the real ones' ways as it uses.
 */
export async function checkCompose(run: Run): Promise<void> {
  await inToolbox(run, 'docker-compose', async (toolbox, trial) => {
    const folder = join(toolbox.trial, 'compose');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    copyFileSync(join(ROOT, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
    cpSync(join(ROOT, 'infra/proxy'), join(folder, 'infra/proxy'), { recursive: true });
    const https = await freePort();
    await configure(toolbox, folder, https);
    const inFolder = (command: string, timeout?: number) =>
      toolbox.run(`cd /trial/compose\n${command}`, { timeout });

    await trial.try('the file', async () => {
      await inFolder('docker-compose -f docker-compose.yml config -q');
      return 'is valid';
    });
    await trial.try('a misspelt key in it', async () => {
      const wrong = readFileSync(join(folder, 'docker-compose.yml'), 'utf8').replace(
        'stop_grace_period',
        'stop_grace',
      );
      writeFileSync(join(folder, 'wrong.yml'), wrong);
      return inFolder('docker-compose -f wrong.yml config -q').then(
        () => Promise.reject(new Error('it was accepted')),
        () => 'is refused',
      );
    });

    await buildImage(toolbox);
    await standIns(toolbox);
    const socket = toolbox.start(
      'exec podman system service --time=0 unix:///run/podman.sock',
      'podman-socket',
    );
    run.atEnd(() => stopChild(socket, 5_000, 'SIGTERM', 'SIGKILL'));
    // podman leaves its health checks to timers of systemd, which is not there.
    const checks = toolbox.start(
      'while sleep 1; do for name in $(podman ps -q); do podman healthcheck run $name >/dev/null 2>&1 || true; done; done',
      'health-checks',
    );
    run.atEnd(() => stopChild(checks, 5_000, 'SIGTERM', 'SIGKILL'));
    await trial.try('up --wait', async () => {
      const begun = Date.now();
      await inFolder(`${COMPOSE} --profile mailbox up --detach --wait`, UP_MS).catch(async (error: Error) => {
        const logs = `for name in backend worker proxy; do podman logs --tail 3 trial-$name-1 2>&1 || true; podman inspect trial-$name-1 --format '{{json .State.Health}}' || true; done`;
        throw new Error(`${error.message} / ${await toolbox.text(logs)}`);
      });
      return `all healthy after ${((Date.now() - begun) / 1_000).toFixed(0)} s`;
    });
    await trial.try('the first sign-in mail, through proxy, backend, Redis and worker', async () => {
      const { ADMIN_EMAIL } = productionSettings(3000);
      await inFolder(
        `curl --fail --silent --show-error --insecure --connect-to ${HOST}:443:127.0.0.1:${https} \\
           -H 'content-type: application/json' -d '{"email":"${ADMIN_EMAIL}"}' https://${HOST}/api/user/login`,
      );
      const arrived = () =>
        toolbox.run('podman exec trial-mailbox-1 grep -rq /verify /mail').then(
          () => true,
          () => false,
        );
      expectThat(await waitUntil(arrived, PATIENCE_MS, 500), 'no mail arrived');
      return toolbox.text("podman exec trial-mailbox-1 grep -rhm1 '^Subject:' /mail");
    });
    await trial.try('down', async () => {
      await inFolder(`${COMPOSE} --profile mailbox down --volumes`, UP_MS);
      return 'ended in order';
    });
  });
}

/** Settings and secrets beside the file, by the commands of the page of the first hour. */
async function configure(toolbox: Toolbox, folder: string, https: number): Promise<void> {
  const { ADMIN_EMAIL, MAIL_FROM } = productionSettings(3000);
  const ours = { SITE: HOST, ADMIN_EMAIL, MAIL_FROM, ...editionSettings() };
  const given = { ...ours, SMTP_URL: 'smtp://mailbox:1025', CONVENTION_TIME_ZONE: 'UTC' };
  const exports = Object.entries(given).map(([name, value]) => `export ${name}='${value}'\n`);
  await toolbox.run(`cd /trial/compose\n${exports.join('')}${commandsOf('compose-configure')}`);
  // No authority of the world can reach this proxy, and only loopback reaches it. The mailbox of the trial has no TLS.
  const caddyfile = join(folder, 'infra/proxy/Caddyfile');
  writeFileSync(
    caddyfile,
    readFileSync(caddyfile, 'utf8').replace('\tadmin off\n', '\tadmin off\n\tlocal_certs\n'),
  );
  // Containers inside have no controller of memory, so no limit can be set.
  const here: Record<string, string> = {
    proxy: `, ports: !override ["127.0.0.1:${https}:443"]`,
    mailbox: ', ports: !reset []',
    worker: ', environment: { MAIL_REQUIRE_TLS: "false" }',
  };
  const lines = Object.keys(services()).map(
    (name) => `  ${name}: { mem_limit: !reset null${here[name] ?? ''} }\n`,
  );
  writeFileSync(join(folder, 'trial.yml'), `services:\n${lines.join('')}`);
}

/** What the file starts, by name. */
function services(): Record<string, { image: string }> {
  const file = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  return (parse(file, { merge: true }) as { services: Record<string, { image: string }> }).services;
}

/** Images under the names of the file, unless they are there. */
async function standIns(toolbox: Toolbox): Promise<void> {
  const imageOf = (service: string) => services()[service]?.image ?? '';
  const nameOf = (service: string) =>
    `docker.io/${imageOf(service).includes('/') ? '' : 'library/'}${imageOf(service)}`;
  const version = /:-([\d.]+)/.exec(imageOf('backend'))?.[1];
  await toolbox.run(`podman tag ${IMAGE} docker.io/library/tablefall:${version}`);
  const base = `localhost/servers:${SUITE}`;
  const packages = ['postgresql-17', 'redis-server', 'caddy', 'python3-aiosmtpd', 'ca-certificates'];
  await debianImage(toolbox, base, packages);
  const entry = join(toolbox.trial, 'postgres-entry.sh');
  writeFileSync(entry, POSTGRES_ENTRY, { mode: 0o755 });
  const make = (name: string, settings: string) =>
    toolbox.run(`
    container=$(buildah from --pull=never ${base})
    buildah copy -q --chmod 755 "$container" /trial/postgres-entry.sh /usr/local/bin/ >/dev/null
    buildah run --network host "$container" -- sh -c 'ln -sf /usr/lib/postgresql/17/bin/pg_isready /usr/local/bin/; mkdir -p /data /mail /var/lib/postgresql; chown postgres /var/lib/postgresql'
    buildah config ${settings} "$container"
    buildah commit -q "$container" ${name} >/dev/null
    buildah rm "$container" >/dev/null`);
  await make(nameOf('postgres'), `--entrypoint '["postgres-entry.sh"]' --cmd ''`);
  // The real image takes whoever reaches it, too: its network is the limit.
  await make(
    nameOf('redis'),
    `--workingdir /data --entrypoint '["sh","-c","exec \\"$@\\" --protected-mode no --bind 0.0.0.0","redis"]'`,
  );
  await make(nameOf('proxy'), '--env XDG_DATA_HOME=/data --env XDG_CONFIG_HOME=/config');
  await make(
    nameOf('mailbox'),
    `--entrypoint '["aiosmtpd","-n","-l","0.0.0.0:1025","-c","aiosmtpd.handlers.Mailbox","/mail/box"]' --cmd ''`,
  );
}

/** As much as the file uses of what the image of PostgreSQL does when it starts. */
const POSTGRES_ENTRY = `#!/bin/bash
set -eu
data=/var/lib/postgresql/data bin=/usr/lib/postgresql/17/bin as="setpriv --reuid=postgres --regid=postgres --init-groups"
chown postgres /var/lib/postgresql
if [ ! -d $data ]; then
  install -m 0644 "$POSTGRES_PASSWORD_FILE" /tmp/password
  $as $bin/initdb -D $data -U "$POSTGRES_USER" -A scram-sha-256 --pwfile=/tmp/password -E UTF8 --locale=C.UTF-8 >/dev/null
  echo 'host all all all scram-sha-256' | $as tee -a $data/pg_hba.conf >/dev/null
  $as $bin/pg_ctl -D $data -w -o "-c listen_addresses= -c unix_socket_directories=/tmp" start
  PGPASSWORD=$(cat /tmp/password) $as $bin/createdb -h /tmp -U "$POSTGRES_USER" "$POSTGRES_DB"
  $as $bin/pg_ctl -D $data -w stop
fi
exec $as $bin/postgres -D $data -c listen_addresses='*' -c unix_socket_directories=/tmp
`;
