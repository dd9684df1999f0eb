import { SmtpRefusal } from '../rules/refusal.ts';
import { authenticate } from './authentication.ts';
import type { MailServer } from './mail-server.ts';
import type { Extensions, Reply } from './replies.ts';
import { ConnectionLost, SmtpSocket } from './smtp-socket.ts';

/** A connection over which mails may be sent. */
export interface Session {
  socket: SmtpSocket;
  extensions: Extensions;
}

/** Longest wait for a connection, a greeting or a handshake, in milliseconds. */
const SETUP_PATIENCE = 30_000;

/**
 * Connects, introduces us, encrypts where that is possible or required, and signs in where the server asks for it.
 *
 * @param silence milliseconds of silence that count as a lost connection
 */
export async function openSession(server: MailServer, silence: number): Promise<Session> {
  let socket: SmtpSocket | null = null;
  try {
    socket = await SmtpSocket.open(server, Math.min(silence, SETUP_PATIENCE));
    const greeting = await socket.reply();
    if (greeting.code !== 220) throw refusal(greeting, 'greeting');
    socket.patience = silence;
    let extensions = await introduce(socket, server);
    if (!server.isImplicitTls && (await startTls(socket, server, extensions)))
      extensions = await introduce(socket, server);
    if (server.credentials) await authenticate(socket, extensions, server.credentials);
    return { socket, extensions };
  } catch (error) {
    socket?.quit();
    if (error instanceof ConnectionLost) throw new SmtpRefusal(error.message, null, null, false);
    throw error;
  }
}

async function introduce(socket: SmtpSocket, { name }: MailServer): Promise<Extensions> {
  const reply = await socket.command(`EHLO ${name}`);
  if (isPositive(reply)) return extensionsOf(reply);
  if (reply.code === 421) throw refusal(reply, 'greeting');
  // A server from before 1995 knows no extensions, and so no encryption.
  const plain = await socket.command(`HELO ${name}`);
  if (!isPositive(plain)) throw refusal(plain, 'greeting');
  return new Map();
}

/** @returns whether the connection is encrypted now (RFC 3207) */
async function startTls(socket: SmtpSocket, server: MailServer, extensions: Extensions): Promise<boolean> {
  if (!extensions.has('STARTTLS')) {
    if (server.requireTls) throw unencrypted('the mail server offers none (STARTTLS)');
    return false;
  }
  if (server.ignoreTls) return false;
  const reply = await socket.command('STARTTLS');
  if (!isPositive(reply)) throw unencrypted(reply.text);
  try {
    await socket.secure(server);
  } catch (error) {
    throw unencrypted((error as Error).message);
  }
  return true;
}

/** 530: the client should have encrypted first. This is about us, not about a mail. */
function unencrypted(why: string): SmtpRefusal {
  return new SmtpRefusal(`No encrypted connection: ${why}`, 530, 'greeting', false);
}

function extensionsOf({ text }: Reply): Extensions {
  const [, ...lines] = text.split('\n');
  return new Map(
    lines.map((line) => {
      const [keyword = '', ...parameters] = line
        .slice('250-'.length)
        .trim()
        .split(/[\s=]+/);
      return [keyword.toUpperCase(), parameters.join(' ')];
    }),
  );
}

function isPositive({ code }: Reply): boolean {
  return code >= 200 && code < 300;
}

function refusal({ text, code }: Reply, stage: 'greeting'): SmtpRefusal {
  return new SmtpRefusal(text, code, stage, false);
}
