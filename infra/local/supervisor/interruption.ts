const CODE_OF_AN_INTERRUPTED_COMMAND = 130;

/** Does `stop` once when this command is told to end, by Ctrl-C or otherwise, and then ends it. */
export function onInterruption(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(CODE_OF_AN_INTERRUPTED_COMMAND));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
