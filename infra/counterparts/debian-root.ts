import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../local/paths.ts';
import { unpackPackages } from '../local/services/debian.ts';
import { run } from '../local/supervisor/processes.ts';

// Programs of Debian look for their files in fixed places, and servers for accounts of their own. So each runs in a
// system of its own: that of the machine, with unpacked packages laid over it. All that is written stays in memory,
// in namespaces that end with it. The network is that of the machine.

/** The folder that both sides see, as the programs inside name it; here it is `home`. */
export const SHARED = '/counterpart';

/**
 * Arguments: the unpacked packages, the folder that both sides see, and the command. The shell stays, as the first process
 * of its namespace: a server that takes another account would not end with its parent any more.
 */
const ENTER = `
debian=$1 home=$2
shift 2
root=$home/root
mkdir -p "$root"
mount -t tmpfs -o mode=755 tmpfs "$root"
cd "$root"
mkdir usr etc var dev proc sys run tmp home ".${SHARED}" .etc .etc-work .var .var-work
chmod 1777 tmp
mkdir -p "$debian/usr" "$debian/etc" "$debian/var"
mount -t overlay -o "ro,lowerdir=$debian/usr:/usr" overlay usr
mount -t overlay -o "lowerdir=$debian/etc:/etc,upperdir=.etc,workdir=.etc-work" overlay etc
mount -t overlay -o "lowerdir=$debian/var,upperdir=.var,workdir=.var-work" overlay var
mkdir -p var/tmp var/log var/lib var/spool var/mail
for name in bin sbin lib lib32 lib64; do [ ! -e "usr/$name" ] || ln -s "usr/$name" "$name"; done
ln -s ../run var/run 2>/dev/null || true
mount --rbind /dev dev
mount --rbind /sys sys
mount -t proc proc proc
mount --bind "$home" ".${SHARED}"
chroot . /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LANG=C.UTF-8 "$@" || exit $?
exit 0
`;

/** Unpacked packages of Debian over the machine's own system, in which programs run as if they were installed. */
export class DebianRoot {
  private readonly debian: string;
  /** What the programs inside see as SHARED. */
  readonly home: string;

  private constructor(debian: string, home: string) {
    this.debian = debian;
    this.home = home;
  }

  /** @returns null where the packages cannot be had */
  static async of(
    name: string,
    packages: string[],
    home: string,
    suite?: string,
  ): Promise<DebianRoot | null> {
    const debian = await unpackPackages(packages, join(LOCAL, 'debian', name), suite);
    if (!debian) return null;
    // Some packages still name the folders that have become links.
    for (const folder of ['bin', 'sbin', 'lib']) {
      const old = join(debian, folder);
      if (!existsSync(old) || lstatSync(old).isSymbolicLink()) continue;
      mkdirSync(join(debian, 'usr'), { recursive: true });
      await run('cp', ['-a', old, join(debian, 'usr')]);
      await run('rm', ['-r', old]);
    }
    mkdirSync(home, { recursive: true, mode: 0o755 });
    return new DebianRoot(debian, home);
  }

  /** Starts a shell script inside. When it is killed, or when we are, everything that it has started ends with it. */
  start(script: string, log: number): ChildProcess {
    const [file = '', ...args] = this.command(script);
    return spawn(file, args, { detached: true, stdio: ['ignore', log, log] });
  }

  /** Runs a shell script inside to its end. */
  run(script: string, timeout = 60_000) {
    const [file = '', ...args] = this.command(script);
    return run(file, args, { timeout, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 });
  }

  private command(script: string): string[] {
    const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
    const enter = ['sh', '-euc', ENTER, 'enter', this.debian, this.home];
    return ['setpriv', '--pdeathsig', 'KILL', 'unshare', ...namespaces, ...enter, 'sh', '-euc', script];
  }
}

/** Why counterparts cannot run on this machine; null where they can. */
export async function obstacle(): Promise<string | null> {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version')) return 'this is not Debian';
  if (process.getuid?.() !== 0) return 'only root may mount';
  if (!existsSync('/lib') || !lstatSync('/lib').isSymbolicLink()) return 'this Debian is older than 12';
  const mountable = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'];
  return run('setpriv', ['--pdeathsig', 'KILL', ...mountable]).then(
    () => null,
    () => 'nothing may be mounted here',
  );
}
