/** A process does not start, for a reason that its operator can mend: a sentence. */
export class RefusedStart extends Error {}

/** The outcome of a start; a process that refuses ends with its sentence alone. */
export async function startedOrExit<Outcome>(start: Promise<Outcome>): Promise<Outcome> {
  try {
    return await start;
  } catch (error) {
    if (!(error instanceof RefusedStart)) throw error;
    process.stderr.write(`This process does not start: ${error.message}\n`);
    process.exit(1);
  }
}
