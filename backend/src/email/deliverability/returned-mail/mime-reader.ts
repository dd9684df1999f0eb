import { once } from 'node:events';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MailParts } from './mail-parts.ts';

const THREAD = join(import.meta.dirname, `mime-thread${extname(import.meta.filename)}`);
/** A report takes some milliseconds, once the thread is there. */
const PATIENCE_MS = 10_000;
const MEMORY_MB = 128;

export class UnreadableMailError extends Error {}

/** Takes messages apart in a thread of its own, so that whatever a stranger wrote cannot stop requests. */
export class MimeReader {
  private thread: Worker | null = null;

  /**
   * Throws UnreadableMailError when it takes more time or memory than any report.
   *
   * @returns null for what is no report
   */
  async read(raw: Buffer): Promise<MailParts | null> {
    const thread = this.started();
    const answer = once(thread, 'message').then(([parts]) => parts as MailParts | null);
    const patience = new AbortController();
    const tooLate = sleep(PATIENCE_MS, null, { signal: patience.signal }).then(() => {
      throw new UnreadableMailError();
    });
    thread.postMessage(raw);
    try {
      return await Promise.race([answer, tooLate]);
    } catch {
      await this.close();
      throw new UnreadableMailError();
    } finally {
      patience.abort();
      for (const late of [answer, tooLate]) {
        late.catch(() => undefined);
      }
    }
  }

  async close(): Promise<void> {
    const thread = this.thread;
    this.thread = null;
    await thread?.terminate();
  }

  private started(): Worker {
    if (!this.thread) {
      const limits = { maxOldGenerationSizeMb: MEMORY_MB };
      this.thread = new Worker(THREAD, { resourceLimits: limits, execArgv: [] });
      // Callers that wait for an answer get the error. Without a listener it would end the process.
      this.thread.on('error', () => undefined);
    }
    return this.thread;
  }
}
