import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../local/paths.ts';
import { command } from '../local/supervisor/command.ts';
import { run } from '../local/supervisor/processes.ts';
import { UserError } from '../local/user-error.ts';

const MIGRATIONS = 'backend/migrations';

/** The release before this one, as it was, in a folder with packages of its own. */
export class LastRelease {
  readonly folder: string;
  /** What it is called here: a tag, or the beginning of its commit. */
  readonly name: string;

  private readonly commit: string;

  private constructor(folder: string, name: string, commit: string) {
    this.folder = folder;
    this.name = name;
    this.commit = commit;
  }

  /**
   * @param revision of git; when absent the newest tag, or where a clone has none the commit that CHANGELOG.md names
   */
  static async of(revision?: string): Promise<LastRelease> {
    const name = revision ?? (await newestTag()) ?? commitInChangelog();
    const commit = await git('rev-parse', '--verify', `${name}^{commit}`).catch(() => {
      throw new UserError(`This clone does not have ${name}: fetch it, or name another commit.`);
    });
    const last = new LastRelease(join(LOCAL, 'compatibility', commit.slice(0, 12)), name, commit);
    await last.unpack();
    return last;
  }

  /** Runs one of its own npm scripts, which first installs packages that are missing; what it says goes to the screen. */
  async npm(...args: string[]): Promise<number> {
    const script = [process.execPath, join(this.folder, 'infra/local/bootstrap.mjs'), ...args];
    return (await command(script, { quiet: false })).code;
  }

  /** Installs its packages, unless they are there. */
  async install(): Promise<void> {
    if ((await this.npm('jest', '--version')) !== 0) throw new Error('npm could not install them');
  }

  /** Builds its programs. The packages have to be there. */
  async build(): Promise<void> {
    await run(process.execPath, [join(this.folder, 'infra/local/product/compile.ts')], { cwd: this.folder });
  }

  /** Does something while it has the migrations of this release instead of its own, so that its specs make this schema. */
  async withOurMigrations<T>(work: () => Promise<T>): Promise<T> {
    const theirs = join(this.folder, MIGRATIONS);
    rmSync(theirs, { recursive: true });
    cpSync(join(ROOT, MIGRATIONS), theirs, { recursive: true });
    try {
      return await work();
    } finally {
      await this.unpack();
    }
  }

  /** Its files as they were; packages that are there stay. */
  private async unpack(): Promise<void> {
    rmSync(join(this.folder, MIGRATIONS), { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    const archive = 'git archive "$1" | tar -x -C "$2"';
    await run('sh', ['-euc', archive, 'unpack', this.commit, this.folder], { cwd: ROOT });
  }
}

async function newestTag(): Promise<string | null> {
  return git('describe', '--tags', '--abbrev=0').catch(() => null);
}

/** The last release says which commit it is: `Commit: a5fb53f7`. */
function commitInChangelog(): string {
  const [, commit] =
    /^Commit: ([\da-f]{8,40})$/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  if (!commit) throw new UserError('CHANGELOG.md names no commit of the last release: say which one it is.');
  return commit;
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim();
}
