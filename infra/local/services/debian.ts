import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../supervisor/processes.ts';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Unpacks packages of the distribution, with whatever they need that this machine lacks, into a folder of our
 * own: nothing is installed on the system and no root is needed. The named packages themselves come also where
 * they are installed. Returns the folder, or null where that fails (not Debian or Ubuntu, no network).
 *
 * @param suite another release of Debian than the machine's. Its packages bring everything they need, the C library
 * included, and so run by that library's own loader
 */
export async function unpackPackages(
  names: string[],
  target: string,
  suite?: string,
): Promise<string | null> {
  if (existsSync(target)) return target;
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg')) return null;
  const unfinished = `${target}.${process.pid}`;
  const archives = join(unfinished, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  mkdirSync(join(unfinished, 'lists/partial'), { recursive: true });
  try {
    const own = [
      'Debug::NoLocking=1',
      'APT::Sandbox::User=root',
      `Dir::Cache=${unfinished}`,
      `Dir::Cache::archives=${archives}`,
      ...(suite ? await settingsOfSuite(suite, unfinished) : []),
    ];
    const lists = `Dir::State::Lists=${join(unfinished, 'lists')}`;
    const aptGet = (settings: string[], ...args: string[]) =>
      run('apt-get', [...settings.flatMap((setting) => ['-o', setting]), '-qq', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
        maxBuffer: 16_000_000,
        timeout: 300_000,
      });
    const download = (settings: string[]) =>
      aptGet(
        settings,
        'install',
        '--reinstall',
        '--download-only',
        '--yes',
        '--no-install-recommends',
        ...names,
      );
    // A fresh image has no package lists, and an old one has stale ones. Then we fetch our own.
    await download(own).catch(async () => {
      await aptGet([...own, lists], 'update');
      await download([...own, lists]);
    });
    mkdirSync(join(unfinished, 'root'));
    const packages = readdirSync(archives).filter((file) => file.endsWith('.deb'));
    for (const file of packages) await run('dpkg', ['-x', join(archives, file), join(unfinished, 'root')]);
    renameSync(join(unfinished, 'root'), target);
    return target;
  } catch {
    return null;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Settings of apt that know one release of Debian alone, and nothing of what is installed. */
async function settingsOfSuite(suite: string, folder: string): Promise<string[]> {
  const mirror = await debianMirror();
  const [list, installed] = [join(folder, 'sources.list'), join(folder, 'status')];
  writeFileSync(list, `deb [signed-by=${KEYRING}] ${mirror} ${suite} main\n`);
  writeFileSync(installed, '');
  return [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::status=${installed}`,
    // The release that is being prepared is signed anew every few days; some mirrors follow later.
    'Acquire::Check-Valid-Until=false',
  ];
}

/** The mirror that the machine's own sources name. Throws Error when there are none. */
export async function debianMirror(): Promise<string> {
  const { stdout } = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Identifier: Packages',
  ]);
  const uris = stdout.split('\n').filter(Boolean);
  const mirror = uris.find((uri) => /\/debian\/?$/.test(uri)) ?? uris[0];
  if (!mirror) throw new Error('This machine has no sources of packages');
  return mirror;
}

/** The environment in which programs of an unpacked folder find their libraries; some keep theirs one folder down. */
export function unpackedEnvironment(root: string): NodeJS.ProcessEnv {
  const below = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => join(folder, name))
      : [];
  const lib = join(root, 'usr/lib');
  const ours = below(lib).filter((folder) => folder.includes('-linux-gnu'));
  const paths = [...ours, lib, ...ours.flatMap(below)];
  return {
    ...process.env,
    LD_LIBRARY_PATH: [...paths, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
}
