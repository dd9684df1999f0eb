import 'reflect-metadata';
import { Config, loadConfig } from '@tablefall/platform/config/config';
import type { OutgoingMail } from '../src/mime/message.ts';
import { type MailTransport, MailTransports } from '../src/smtp/mail-transport.ts';
import { SmtpTransports } from '../src/smtp/smtp-transports.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { bootWorker, QUICK, type WorkerSetup } from './boot-worker.ts';

/** What a spec hands to a worker process, as JSON in WORKER_SETUP. */
export interface ProcessSetup extends WorkerSetup {
  /** A mail to this address kills the process when it is about to be sent. */
  deadly?: string;
}

class DeadlyTransports extends MailTransports {
  constructor(
    private readonly real: MailTransports,
    private readonly deadly: string,
  ) {
    super();
  }

  open(connections: number): MailTransport {
    const transport = this.real.open(connections);
    return {
      send: (mail: OutgoingMail) => {
        if (mail.to.address === this.deadly) process.kill(process.pid, 'SIGKILL');
        return transport.send(mail);
      },
      connections: transport.connections,
      resize: (most) => transport.resize(most),
      close: () => transport.close(),
    };
  }
}

const setup = JSON.parse(process.env.WORKER_SETUP ?? '{}') as ProcessSetup;
const config: Config = loadConfig({ APP_SECRET: 'x'.repeat(32), ...setup.env });
const real = new SmtpTransports(config, Object.assign(new WorkerSettings(), QUICK, setup.settings));
const worker = await bootWorker(setup, setup.deadly ? new DeadlyTransports(real, setup.deadly) : undefined);
worker.enableShutdownHooks(['SIGTERM'], { useProcessExit: true });
// The pipe closes with the process at its other end, however that ended.
process.stdin.on('end', () => process.exit()).resume();
process.stdout.write('ready\n');
