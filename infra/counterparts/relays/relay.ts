import { SHARED } from '../debian-root.ts';
import type { Candidate } from '../run.ts';

/** A mail server that takes our mail and passes it on. */
export interface Relay extends Candidate {
  /** A shell script that writes its configuration and runs it in the foreground. */
  script(ports: RelayPorts): string;
  /** Its commands come in groups (PIPELINING). */
  pipelines: boolean;
  /** One signs in at it, over an encrypted connection. */
  signsIn: boolean;
}

/** Where a relay listens, on a second port to strangers if it tells them so, and where it passes mail on. */
export interface RelayPorts {
  own: number;
  other: number;
  world: number;
}

/** The domain whose mailboxes each relay has itself, and the only one there is. Every other domain is the world's. */
export const MEMBERS = 'members.example';
export const MEMBER = 'member';

/** Our domain: that of MAIL_FROM and of the return address. */
export const OURS = 'tablefall.example';

/** Who may sign in at a relay: one may send as our domain, the other as nobody. */
export const ACCOUNTS = { ours: 'tablefall', foreign: 'somebody', password: 'between-us' };

/** Addresses that begin so are put off at the first try. */
export const GREY = 'grey';

/** Bytes that a mail may have. */
export const SIZE_LIMIT = 20_000;

/** Mails that one connection may bring. */
export const MAILS_PER_CONNECTION = 25;

/** Where the certificate for this run and its key lie, as servers see it. */
export const CERTIFICATE = { file: `${SHARED}/server.pem`, key: `${SHARED}/server.key` };

/** The folder of the maildirs, as servers see it. */
export const MAILBOXES = `${SHARED}/mail`;
