import { relative } from 'node:path';

const LONGEST_MINUTES = 10;

/**
 * Names a spec file that does not end, and ends the run. The limit of a test does not: a loop that never waits lets no clock
 * of its own worker tick. A file that is run alone is run in this process, and waits for you.
 */
export default class LimitReporter {
  timers = new Map();

  /** @param end ends the run and its services, as Ctrl-C does */
  constructor(
    { rootDir },
    { longest = LONGEST_MINUTES * 60_000, end = () => process.kill(process.pid, 'SIGTERM') },
  ) {
    this.rootDir = rootDir;
    this.longest = longest;
    this.end = end;
  }

  onTestFileStart({ path }) {
    this.timers.set(path, setTimeout(() => this.giveUp(path), this.longest).unref());
  }

  onTestFileResult({ path }) {
    clearTimeout(this.timers.get(path));
  }

  giveUp(path) {
    const minutes = this.longest / 60_000;
    process.stderr.write(`\nFAIL ${relative(this.rootDir, path)}: it has not ended in ${minutes} minutes.\n`);
    this.end();
  }
}
