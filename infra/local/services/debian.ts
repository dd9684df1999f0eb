import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../supervisor/processes.ts';

/**
 * Unpacks packages of the distribution, with whatever they need that this machine lacks, into a folder of our
 * own: nothing is installed on the system and no root is needed. The named packages themselves come also where
 * they are installed. Returns the folder, or null where that fails (not Debian or Ubuntu, no network).
 */
export async function unpackPackages(names: string[], target: string): Promise<string | null> {
  if (existsSync(target)) return target;
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg')) return null;
  const unfinished = `${target}.${process.pid}`;
  const archives = join(unfinished, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  mkdirSync(join(unfinished, 'lists/partial'), { recursive: true });
  const own = [
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
    `Dir::Cache=${unfinished}`,
    `Dir::Cache::archives=${archives}`,
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
  try {
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
