/**
 * Ends this process when the supervisor that started it is gone: npm and shells do not pass every signal on,
 * and an orphan would keep ports and connections. Does nothing unless SUPERVISED is set.
 */
export function endWithParent(): void {
  if (process.env.SUPERVISED !== '1') {
    return;
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(process.pid, 'SIGTERM');
    }
  }, 1_000).unref();
}
