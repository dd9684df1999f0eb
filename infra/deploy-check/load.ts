import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 15;

/** About 60 requests a second on kept connections, every fourth of them a POST, until it is told to end. */
export class Load {
  /** How often a call ended in which way: a status, or the code of an error. */
  readonly endings = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private readonly done: Promise<void>;
  private isEnding = false;

  constructor(port: number) {
    this.done = this.ask(port);
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await this.done;
  }

  private async ask(port: number): Promise<void> {
    const under: Promise<void>[] = [];
    for (let number = 0; !this.isEnding; number += 1) {
      under.push(this.call(port, number % 4 === 0));
      await sleep(PAUSE_MS);
    }
    await Promise.all(under);
    this.agent.destroy();
  }

  private call(port: number, writes: boolean): Promise<void> {
    const options = writes
      ? { method: 'POST', path: '/api/user/logout', headers: { 'content-type': 'application/json' } }
      : { method: 'GET', path: '/api/convention' };
    return new Promise((resolve) => {
      const count = (ending: unknown) => {
        const key = String(ending);
        this.endings.set(key, (this.endings.get(key) ?? 0) + 1);
        resolve();
      };
      request({ host: '127.0.0.1', port, agent: this.agent, ...options }, (answer) => {
        answer.resume().on('end', () => count(answer.statusCode));
      })
        .on('error', (error: NodeJS.ErrnoException) => count(error.code))
        .end(writes ? '{}' : undefined);
    });
  }
}
