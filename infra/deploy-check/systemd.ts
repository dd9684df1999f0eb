import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectThat } from '../counterparts/finding.ts';
import type { Run } from '../counterparts/run.ts';
import { waitUntil } from '../local/supervisor/processes.ts';
import { makeRelease } from '../release/release.ts';
import { debianImage } from './bases.ts';
import { commandsOf } from './first-hour.ts';
import { editionSettings, productionSettings } from './services.ts';
import { inToolbox, type Toolbox } from './toolbox.ts';

const MACHINE = 'machine';
const HOST = 'tablefall-trial.org';
const PATIENCE_MS = 60_000;
/** The authority that Caddy makes where it asks none in the world. */
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

/**
 * The release on a bare Debian with systemd, by the commands of the page of the first hour: up behind TLS, the first
 * sign-in mail through a relay, backed up and tried. Then it is killed, restarted and stopped. The machine is a container
 * whose first process is systemd, and which has no network but its own.
 */
export async function checkSystemd(run: Run): Promise<void> {
  await inToolbox(run, 'systemd', async (toolbox, trial) => {
    const packages =
      commandsOf('packages')
        .match(/--yes (.*)/)?.[1]
        ?.split(' ') ?? [];
    const own = [
      'systemd',
      'systemd-sysv',
      'dbus',
      'procps',
      'iproute2',
      'curl',
      'postfix',
      'ca-certificates',
    ];
    await debianImage(toolbox, `localhost/machine:${packages.length}`, [...own, ...packages], {
      config: '--cmd /sbin/init --stop-signal SIGRTMIN+3',
      options: ['--customize-hook=rm -f "$1/usr/sbin/policy-rc.d"'],
    });
    const machine = await Machine.boot(toolbox, `localhost/machine:${packages.length}`);
    await trial.try('the archive', async () => {
      const archive = await makeRelease();
      machine.bring(archive);
      return `${basename(archive)}, ${await machine.text(`du -h --apparent-size /trial/machine/*.tar.gz | cut -f1`)}`;
    });
    await trial.try('the first hour, command by command', () => firstHour(machine));
    await trial.try('the first sign-in mail, through a relay', () => signIn(machine));
    await trial.try('a backup, and its trial', async () => {
      await machine.run(commandsOf('backup'), 180_000);
      const open = await machine.text('find /var/backups/tablefall -perm /077');
      expectThat(open === '', `others can read ${open}`);
      return `${await machine.text('du -sh /var/backups/tablefall | cut -f1')}, readable for nobody else`;
    });
    await trial.try('kill -9 of backend and worker', async () => {
      for (const unit of ['tablefall-backend', 'tablefall-worker'])
        await machine.run(`kill -9 "$(systemctl show -P MainPID ${unit})"`);
      await sleep(3_000);
      await machine.ready();
      const restarts = await machine.text(
        'systemctl show -P NRestarts tablefall-backend tablefall-worker | xargs',
      );
      expectThat(restarts === '1 1', `restarts: ${restarts}`);
      return 'both started again, once each';
    });
    await trial.try('the rights of the units', async () => {
      const status = await machine.text('cat "/proc/$(systemctl show -P MainPID tablefall-backend)/status"');
      expectThat(/^CapEff:\s+0+$/m.test(status), 'the backend has capabilities');
      return machine.text(
        'systemd-analyze security --no-pager tablefall-backend.service | tail -n 1 | sed "s/^[^O]*//"',
      );
    });
    await trial.try('a stop', async () => {
      await machine.run('systemctl stop tablefall.target', 90_000);
      const result = await machine.text(
        'systemctl show -P Result tablefall-backend tablefall-worker | xargs',
      );
      expectThat(result === 'success success', result);
      return 'both ended in order';
    });
    await machine.run('journalctl --no-pager >/trial/machine/journal.log');
    copyFileSync(join(toolbox.trial, 'machine/journal.log'), join(run.logs, 'machine.log'));
  });
}

async function firstHour(machine: Machine): Promise<string> {
  const begun = Date.now();
  const { ADMIN_EMAIL, MAIL_FROM } = productionSettings(3000);
  const ours = { SITE: HOST, ADMIN_EMAIL, MAIL_FROM, ...editionSettings() };
  const exports = [
    ...Object.entries(ours),
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['CONVENTION_TIME_ZONE', 'UTC'],
  ]
    .map(([name, value]) => `export ${name}='${value}'\n`)
    .join('');
  const named = (commandsOf('settings').match(/^export (\w+)/gm) ?? []).map((line) => line.slice(7)).sort();
  const given = (exports.match(/^export (\w+)/gm) ?? []).map((line) => line.slice(7)).sort();
  expectThat(named.join() === given.join(), `the page asks for ${named.join(', ')}`);
  const play = (name: string) => machine.run(`${exports}cd /trial/machine\n${commandsOf(name)}`, 180_000);
  for (const name of ['unpack', 'configure', 'start', 'proxy']) await play(name);
  // No authority of the world can reach this machine: Caddy is its own.
  await machine.run(
    "sed -i 's/^\\tadmin off/&\\n\\tlocal_certs/' /etc/caddy/Caddyfile && systemctl restart caddy",
  );
  await machine.ready();
  await machine.run(`cp ${AUTHORITY} /usr/local/share/ca-certificates/caddy.crt && update-ca-certificates`);
  await play('look');
  return `up behind TLS ${((Date.now() - begun) / 1_000).toFixed(0)} s after the first command`;
}

async function signIn(machine: Machine): Promise<string> {
  const { ADMIN_EMAIL } = productionSettings(3000);
  await machine.run(
    `curl --fail --silent --show-error -H 'content-type: application/json' -d '{"email":"${ADMIN_EMAIL}"}' https://${HOST}/api/user/login`,
  );
  const arrived = () =>
    machine.run('grep -q "/verify" /var/mail/admin').then(
      () => true,
      () => false,
    );
  expectThat(await waitUntil(arrived, PATIENCE_MS, 500), 'no mail arrived');
  return machine.text(`grep -m1 '^Subject:' /var/mail/admin`);
}

/** A booted Debian in a container. */
class Machine {
  private readonly toolbox: Toolbox;

  private constructor(toolbox: Toolbox) {
    this.toolbox = toolbox;
  }

  static async boot(toolbox: Toolbox, image: string): Promise<Machine> {
    const machine = new Machine(toolbox);
    rmSync(join(toolbox.trial, 'machine'), { recursive: true, force: true });
    mkdirSync(join(toolbox.trial, 'machine'));
    await toolbox.run(
      `podman run --detach --name ${MACHINE} --hostname mail.${HOST} --add-host ${HOST}:127.0.0.1 --systemd=always \\
         --network none --privileged --pull=never --volume /trial/machine:/trial/machine ${image}`,
    );
    const isUp = () =>
      machine.text('systemctl is-system-running || true').then(
        (state) => state === 'running' || state === 'degraded',
        () => false,
      );
    expectThat(await waitUntil(isUp, PATIENCE_MS, 500), 'systemd did not come up');
    // As on a machine: otherwise no service sees the mount of its credentials.
    await machine.run('mount --make-rshared /');
    // The relay: it takes mail of this machine and delivers it to mailboxes of its own.
    await machine.run(
      `useradd --create-home admin
       # On loopback, without a certificate that anybody would trust.
       postconf -e mydestination=${HOST} inet_interfaces=loopback-only myhostname=mail.${HOST} smtpd_tls_security_level=none
       systemctl restart postfix`,
    );
    return machine;
  }

  /** Puts a file where the commands of the page look for it. */
  bring(file: string): void {
    copyFileSync(file, join(this.toolbox.trial, 'machine', basename(file)));
  }

  /** Runs commands as root. */
  async run(commands: string, timeout = 60_000): Promise<{ stdout: string }> {
    writeFileSync(join(this.toolbox.trial, 'machine/commands.sh'), commands);
    return this.toolbox.run(`podman exec ${MACHINE} bash -eu /trial/machine/commands.sh`, { timeout });
  }

  async text(commands: string): Promise<string> {
    return (await this.run(commands)).stdout.trim();
  }

  /** Waits until the proxy passes on to a backend that is ready. */
  async ready(): Promise<void> {
    const answers = () =>
      this.run(`curl --fail --silent --insecure --max-time 2 https://${HOST}/api/health/ready`).then(
        () => true,
        () => false,
      );
    expectThat(await waitUntil(answers, PATIENCE_MS, 500), 'the site does not answer');
  }
}
