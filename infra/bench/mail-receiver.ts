import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  headers: { key: string; value: string }[];
  text: string;
  html: string;
  /** As it came over the wire. */
  raw: Buffer;
}

export interface MailReceiver {
  /** Waits for a mail that fulfils a condition. Throws Error when none comes within a minute. */
  next(isMeant: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Takes mail on a port of the loopback interface and reads it, for what the benchmark has to know of a mail. */
export async function receiveMails(port: number): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        PostalMime.parse(raw).then(({ from, subject = '', headers, text = '', html = '' }) => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          const sender = from ? `"${from.name}" <${from.address}>` : '';
          mails.push({ to, from: sender, subject, headers, text, html, raw });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.on('error', () => undefined);
  return {
    next: async (isMeant) => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(20)) {
        const mail = mails.find(isMeant);
        if (mail) return mail;
      }
      throw new Error('A mail that should have come did not');
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
