import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trial } from '../counterparts/finding.ts';
import type { Run } from '../counterparts/run.ts';
import { LOCAL } from '../local/paths.ts';
import { print } from '../local/print.ts';
import { debianMirror, unpackPackages } from '../local/services/debian.ts';
import { run as runProgram, stopChild, waitUntil } from '../local/supervisor/processes.ts';

/** Stable, so that its mirror is there in a year as well. */
export const SUITE = 'trixie';
const HOME = join(LOCAL, 'deploy-check');
const PACKAGES = [
  'ca-certificates',
  'buildah',
  'podman',
  'crun',
  'netavark',
  'aardvark-dns',
  // For `init: true`.
  'catatonit',
  'docker-compose',
  'iproute2',
  // For networks of containers.
  'nftables',
  'procps',
  'curl',
  'jq',
  'openssl',
  'postgresql-17',
];
/** One with other packages is another one. */
const FOLDER = join(
  HOME,
  `toolbox-${createHash('sha256').update(PACKAGES.join()).digest('hex').slice(0, 8)}`,
);

/** Ends the command with us, also when we are killed. */
const WITH_US = ['setpriv', '--pdeathsig', 'KILL'];
/** Of what a failed script said. */
const KEPT_LINES = 4;

/**
 * Without CAP_SYS_RESOURCE nobody may raise limits, as podman does by default; without a controller of processes none
 * can be set. No systemd makes control groups or keeps a journal there.
 */
const CONTAINERS_CONF = `[containers]
default_ulimits = ["nofile=1024:4096", "nproc=4096:4096"]
pids_limit = 0
log_driver = "k8s-file"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
`;

/**
 * Arguments: the toolbox, and the folder that both sides see. It pivots, because in a chroot `podman exec` does not find
 * its folder. It mounts control groups of version 2 alone: crun refuses the mixture that some machines have.
 */
const HOLD = `
mount --bind "$1" "$1"
cd "$1"
mkdir -p old trial
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 none sys/fs/cgroup
mount --rbind /dev dev
mount --bind "$2" trial
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
cp -L /etc/resolv.conf /etc/hosts etc/
pivot_root . old
exec chroot . sh -c "umount -l /old; touch /run/held; exec sleep infinity"
`;

/** A small Debian in a folder, with what builds and runs containers. The network is that of the machine. */
export class Toolbox {
  /** What is `/trial` inside. */
  readonly trial: string;
  private readonly holder: ChildProcess;
  private closing: Promise<void> | undefined;

  private constructor(trial: string, holder: ChildProcess) {
    this.trial = trial;
    this.holder = holder;
  }

  /** Takes the toolbox, which is made first where it is missing: about a minute. */
  static async open(): Promise<Toolbox> {
    if (!existsSync(FOLDER)) await make();
    const trial = join(HOME, 'trial');
    mkdirSync(trial, { recursive: true });
    const log = openSync(join(HOME, 'toolbox.log'), 'w');
    const enter = [
      'unshare',
      '--mount',
      '--propagation',
      'private',
      'bash',
      '-euc',
      HOLD,
      'hold',
      FOLDER,
      trial,
    ];
    const [file = '', ...args] = [...WITH_US, ...enter];
    const holder = spawn(file, args, { stdio: ['ignore', log, log] });
    const toolbox = new Toolbox(trial, holder);
    const isHeld = () =>
      toolbox.run('test -e /run/held').then(
        () => true,
        () => false,
      );
    if (!(await waitUntil(isHeld, 10_000, 200))) throw new Error('The toolbox cannot be entered here');
    return toolbox;
  }

  /** Ends whatever runs inside. */
  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    await this.run('podman rm --force --all --time 3; podman volume prune --force').catch(() => undefined);
    await stopChild(this.holder, 2_000, 'SIGTERM', 'SIGKILL');
  }

  /** Runs a shell script inside to its end. Throws Error with what it complained about last. */
  async run(script: string, { timeout = 120_000 } = {}): Promise<{ stdout: string }> {
    const [file = '', ...args] = this.command(script);
    const options = { timeout, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 } as const;
    return runProgram(file, args, options).catch((error: Error & { stderr?: string }) => {
      throw new Error(error.stderr?.trim().split('\n').slice(-KEPT_LINES).join(' / ') || error.message);
    });
  }

  /** The same, of which only what it wrote is wanted. */
  async text(script: string, options: { timeout?: number } = {}): Promise<string> {
    return (await this.run(script, options)).stdout.trim();
  }

  /** Starts a shell script inside; it ends with the child. */
  start(script: string, name: string): ChildProcess {
    const log = openSync(join(HOME, `${name}.log`), 'w');
    const [file = '', ...args] = [...WITH_US, ...this.command(script)];
    return spawn(file, args, { stdio: ['ignore', log, log] });
  }

  private command(script: string): string[] {
    const environment = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/tmp', 'LANG=C.UTF-8', 'TERM=dumb'];
    const clean = ['/usr/bin/env', '-i', ...environment, 'PODMAN_IGNORE_CGROUPSV1_WARNING=1'];
    return ['nsenter', '--target', String(this.holder.pid), '--mount', ...clean, 'sh', '-euc', script];
  }
}

/** Tries something in the toolbox; a machine where there is none counts as failed. */
export async function inToolbox(
  run: Run,
  what: string,
  work: (toolbox: Toolbox, trial: Trial) => Promise<void>,
): Promise<void> {
  if (run.isStopping) return;
  const trial = new Trial(what, '', print);
  await trial.step('to start', async () => {
    const toolbox = await Toolbox.open();
    run.atEnd(() => toolbox.close());
    try {
      await work(toolbox, trial);
    } finally {
      await toolbox.close();
    }
  });
  run.findings.push(...trial.findings);
}

async function make(): Promise<void> {
  print('Making the toolbox: a Debian in a folder …');
  const unfinished = `${FOLDER}.${process.pid}`;
  try {
    await bootstrap(unfinished, PACKAGES);
    mkdirSync(join(unfinished, 'etc/containers'), { recursive: true });
    writeFileSync(join(unfinished, 'etc/containers/containers.conf'), CONTAINERS_CONF);
    renameSync(unfinished, FOLDER);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Makes a small Debian, as a folder or as an archive where the name ends with `.tar`. Throws Error when it cannot be had. */
export async function bootstrap(target: string, packages: string[], options: string[] = []): Promise<void> {
  const tools = await unpackPackages(['mmdebstrap', 'arch-test'], join(LOCAL, 'debian', 'mmdebstrap'));
  if (!tools) throw new Error('mmdebstrap cannot be had from Debian here');
  const path = [process.env.PATH, join(tools, 'usr/bin'), join(tools, 'usr/sbin')].join(':');
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  const small = ['doc', 'man', 'locale'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);
  const args = [
    '--quiet',
    '--mode=root',
    '--variant=minbase',
    '--aptopt=Acquire::Languages "none"',
    ...small,
  ];
  // No service of a package is started while it is installed.
  const quiet =
    'mkdir -p "$1/usr/sbin"; printf "#!/bin/sh\\\\nexit 101\\\\n" >"$1/usr/sbin/policy-rc.d"; chmod +x "$1/usr/sbin/policy-rc.d"';
  await runProgram(
    'mmdebstrap',
    [...args, `--setup-hook=${quiet}`, ...include, ...options, SUITE, target, await debianMirror()],
    {
      env: { ...process.env, PATH: path, TMPDIR: HOME },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 600_000,
    },
  );
}
