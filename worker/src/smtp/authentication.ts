import { createHmac } from 'node:crypto';
import { SmtpRefusal } from '../rules/refusal.ts';
import type { MailServer } from './mail-server.ts';
import type { Extensions, Reply } from './replies.ts';
import type { SmtpSocket } from './smtp-socket.ts';

type Credentials = NonNullable<MailServer['credentials']>;

/** How one signs in (RFC 4954), the first that the server offers: each sends what it must and returns the last reply. */
const MECHANISMS: Record<string, (socket: SmtpSocket, credentials: Credentials) => Promise<Reply>> = {
  PLAIN: (socket, { user, password }) => socket.command(`AUTH PLAIN ${encoded(`\0${user}\0${password}`)}`),
  LOGIN: async (socket, { user, password }) => {
    const wantsUser = await socket.command('AUTH LOGIN');
    if (wantsUser.code !== 334) return wantsUser;
    const wantsPassword = await socket.command(encoded(user));
    return wantsPassword.code === 334 ? socket.command(encoded(password)) : wantsPassword;
  },
  'CRAM-MD5': async (socket, { user, password }) => {
    const challenge = await socket.command('AUTH CRAM-MD5');
    if (challenge.code !== 334) return challenge;
    const text = Buffer.from(challenge.text.slice('334 '.length), 'base64');
    return socket.command(encoded(`${user} ${createHmac('md5', password).update(text).digest('hex')}`));
  },
};

/**
 * Signs in by the first mechanism that the server offers. When it offers none, mail is sent without signing in, and
 * the server may refuse it.
 * Throws SmtpRefusal when it does not let us in.
 */
export async function authenticate(
  socket: SmtpSocket,
  extensions: Extensions,
  credentials: Credentials,
): Promise<void> {
  const offer = extensions.get('AUTH');
  if (offer === undefined) return;
  const offered = offer.toUpperCase().split(' ');
  const [, signIn] = Object.entries(MECHANISMS).find(([name]) => offered.includes(name)) ?? [];
  if (!signIn) throw new SmtpRefusal(`Nobody can sign in here by password: ${offer}`, 535, 'auth', false);
  const { code, text } = await signIn(socket, credentials);
  if (code !== 235) throw new SmtpRefusal(text, code < 400 ? 535 : code, 'auth', false);
}

function encoded(text: string): string {
  return Buffer.from(text).toString('base64');
}
