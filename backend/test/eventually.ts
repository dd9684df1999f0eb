/**
 * Repeats a check until it holds, for at most a second: of what is written after an answer has left, as the audit trail's
 * refusals are.
 */
export async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await check();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
