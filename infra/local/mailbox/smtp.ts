import { SMTPServer } from 'smtp-server';
import { readEnvelope } from './envelope.ts';
import type { MailStore } from './store.ts';

const SIZE_LIMIT = 30 * 1024 * 1024;

/** Addresses of these domains are refused, to show what becomes of such mail. */
const REFUSED: Record<string, { responseCode: number; message: string }> = {
  'gone.example': { responseCode: 550, message: '5.1.1 There is no such mailbox' },
  'full.example': { responseCode: 552, message: '5.2.2 The mailbox is full' },
};

/** Takes every other mail from anybody on the loopback interface; a mail is accepted once it is in the file. */
export function startSmtp(store: MailStore, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1_000,
    size: SIZE_LIMIT,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = REFUSED[address.slice(address.lastIndexOf('@') + 1).toLowerCase()];
      done(refusal ? Object.assign(new Error(refusal.message), refusal) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The mail is larger than 30 MB'), { responseCode: 552 }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        const envelope = readEnvelope(raw, mailFrom ? mailFrom.address : '', recipients);
        store.add(raw, envelope).then(() => done(), done);
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A client that goes away in the middle of a command is no error of ours.
      server.on('error', () => undefined);
      resolve(server);
    });
  });
}
