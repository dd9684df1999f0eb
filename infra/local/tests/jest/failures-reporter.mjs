/** Says what failed, and nothing of what passed. */
export default class FailuresReporter {
  onTestFileResult({ path }, { failureMessage }) {
    if (failureMessage) process.stdout.write(`${path}\n${failureMessage}\n`);
  }
}
