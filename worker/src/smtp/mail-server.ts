import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { ConnectionOptions } from 'node:tls';
import type { Config } from '@tablefall/platform/config/config';
import { requiresTls } from '@tablefall/platform/config/requires-tls';

/** The mail server that takes our mail, and how to speak to it. */
export interface MailServer {
  host: string;
  port: number;
  /** Encrypted from the first byte (RFC 8314), not by STARTTLS. */
  isImplicitTls: boolean;
  /** Nothing is sent unencrypted. */
  requireTls: boolean;
  /** STARTTLS is not used even where it is offered. */
  ignoreTls: boolean;
  tls: ConnectionOptions;
  credentials: { user: string; password: string } | null;
  /** How we introduce ourselves (EHLO). */
  name: string;
  /** Mails after which a connection is closed and another one opened. */
  maxMessages: number;
}

const SUBMISSION = 587;
const SUBMISSION_TLS = 465;

/**
 * Reads `SMTP_URL`: `smtp://` uses STARTTLS where it is offered or required, `smtps://` is encrypted from the start. Parameters:
 * `requireTLS`, `ignoreTLS`, `name`, `maxMessages`, and what Node's `tls.connect` takes, as `tls.servername`.
 */
export function mailServerOf(config: Config): MailServer {
  const url = new URL(config.SMTP_URL);
  const isImplicitTls = url.protocol === 'smtps:';
  const parameters = new Map([...url.searchParams].map(([name, value]) => [name, parameterOf(value)]));
  const tls = [...parameters].filter(([name]) => name.startsWith('tls.'));
  const requireTls = requiresTls(config.SMTP_URL, config) || parameters.get('requireTLS') === true;
  return {
    host: decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1') || 'localhost',
    port: Number(url.port) || (isImplicitTls ? SUBMISSION_TLS : SUBMISSION),
    isImplicitTls,
    requireTls,
    ignoreTls: parameters.get('ignoreTLS') === true && !requireTls,
    tls: Object.fromEntries(tls.map(([name, value]) => [name.slice('tls.'.length), value])),
    credentials: url.username
      ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
      : null,
    name: String(parameters.get('name') ?? ownName(config)).replace(/\s/g, ''),
    maxMessages: Number(parameters.get('maxMessages')) || Number.POSITIVE_INFINITY,
  };
}

function parameterOf(text: string): string | boolean {
  return text === 'true' || (text === 'false' ? false : text);
}

/**
 * A name that others can look up: the site's, or this machine's, whose name says nothing in a container; or else an address
 * literal (RFC 5321, 4.1.4), which some mail servers put off for ever.
 */
function ownName({ PUBLIC_URL }: Config): string {
  const names = [new URL(PUBLIC_URL).hostname, hostname()];
  return names.find((name) => name.includes('.') && isIP(name) === 0) ?? '[127.0.0.1]';
}
