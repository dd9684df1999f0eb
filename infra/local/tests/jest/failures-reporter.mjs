const EVERY_MS = 10_000;

/** Says what failed and nothing of what passed, and now and then how far it is. */
export default class FailuresReporter {
  #begin = Date.now();
  #ended = 0;
  #running = new Set();

  onRunStart({ numTotalTestSuites }) {
    const tell = () => {
      const seconds = Math.round((Date.now() - this.#begin) / 1_000);
      const now = [...this.#running].join(', ');
      process.stdout.write(
        `  ${this.#ended} of ${numTotalTestSuites} files of specs (${seconds} s), now ${now}\n`,
      );
    };
    this.timer = setInterval(tell, EVERY_MS);
  }

  onTestFileStart({ path }) {
    this.#running.add(short(path));
  }

  onTestFileResult({ path }, { failureMessage }) {
    this.#running.delete(short(path));
    this.#ended++;
    if (failureMessage) process.stdout.write(`${path}\n${failureMessage}\n`);
  }

  onRunComplete() {
    clearInterval(this.timer);
  }
}

function short(path) {
  return path.replace(`${process.cwd()}/`, '');
}
