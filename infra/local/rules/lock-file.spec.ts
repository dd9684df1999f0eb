import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** A build that npm passes over on Linux with glibc, on x64 and on arm64. */
function isForeignBuild({ optional, os, cpu, libc }: Locked): boolean {
  const takes = (wanted: string[] | undefined, ...ours: string[]) =>
    !wanted || wanted.some((each) => ours.includes(each));
  return Boolean(optional) && !(takes(os, 'linux') && takes(cpu, 'x64', 'arm64') && takes(libc, 'glibc'));
}

describe('package-lock.json', () => {
  it('should name no download address: the registry that a person has configured serves every package', () => {
    expect(packages.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  // The others were locked where no registry offered them. Once one does: `npm install` with their entries taken out.
  it('should hold the checksum of every package that Linux installs', () => {
    const unchecked = packages.filter(([, locked]) => !locked.integrity && !isForeignBuild(locked));
    expect(packages.length).toBeGreaterThan(900);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});

it('should run no package’s install script, whichever npm installs', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
