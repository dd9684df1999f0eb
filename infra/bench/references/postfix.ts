import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { LOCAL } from '../../local/paths.ts';
import { unpackedEnvironment, unpackPackages } from '../../local/services/debian.ts';
import { hasEnded, run, stopChild, waitUntil } from '../../local/supervisor/processes.ts';
import type { Bench } from '../bench.ts';
import { NotMeasured } from '../row.ts';

/** Postfix's own pair for measuring: programs in C that speak SMTP and do nothing else. */
export interface Postfix {
  /** Takes all mail on a port and throws it away. */
  startSink(port: number): Promise<void>;
  /** Sends mails of so many bytes to a port, over connections that stay open. */
  send(port: number, mails: { count: number; bytes: number; connections: number }): Promise<void>;
}

/** What smtp-source writes as the header of each mail, about. */
const HEADER_BYTES = 170;

/** Throws NotMeasured where Postfix cannot be had. */
export function postfix(bench: Bench): Promise<Postfix> {
  return bench.once(bringPostfix);
}

async function bringPostfix(bench: Bench): Promise<Postfix> {
  const installed = ['/usr/sbin', '/usr/local/sbin'].find((folder) =>
    existsSync(join(folder, 'smtp-source')),
  );
  const root = installed ? null : await unpackPackages(['postfix'], join(LOCAL, 'debian/postfix'));
  const folder = installed ?? (root && join(root, 'usr/sbin'));
  if (!folder)
    throw new NotMeasured(
      "Postfix's smtp-source and smtp-sink cannot be had here (they come from Debian or Ubuntu).",
    );
  const env = root ? environmentOf(root) : process.env;
  return {
    startSink: async (port) => {
      // It refuses to run as root.
      const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      const sink = run(join(folder, 'smtp-sink'), [...account, `127.0.0.1:${port}`, '1000'], { env });
      sink.catch(() => undefined);
      bench.atEnd(() => stopChild(sink.child, 2_000));
      const answers = await waitUntil(() => hasEnded(sink.child) || canConnect(port), 10_000);
      if (!answers || hasEnded(sink.child)) throw new Error(`smtp-sink does not listen on port ${port}`);
    },
    send: async (port, { count, bytes, connections }) => {
      const size = ['-l', String(Math.max(1, bytes - HEADER_BYTES))];
      const amount = ['-s', String(connections), '-m', String(count)];
      // -d: the next mail over the same connection.
      await run(join(folder, 'smtp-source'), ['-d', ...size, ...amount, `127.0.0.1:${port}`], { env });
    },
  };
}

/** Postfix keeps its libraries in a folder of their own. */
function environmentOf(root: string): NodeJS.ProcessEnv {
  const env = unpackedEnvironment(root);
  return { ...env, LD_LIBRARY_PATH: [join(root, 'usr/lib/postfix'), env.LD_LIBRARY_PATH].join(delimiter) };
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
