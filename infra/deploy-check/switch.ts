import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on to a port that can be changed: what HAProxy, or an address that moves, is to a database. */
export class Switch {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private target: number;

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((client) => {
      const upstream = connect(this.target, '127.0.0.1');
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  static async to(target: number): Promise<Switch> {
    const made = new Switch(target);
    await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Leads elsewhere, and ends what is open. */
  turn(target: number): void {
    this.target = target;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.turn(this.target);
    await new Promise((resolve) => this.server.close(resolve));
  }
}
