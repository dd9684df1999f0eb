import { ImapFlow } from 'imapflow';

/** A message of the mailbox. */
export interface ReportMessage {
  uid: number;
  raw: Buffer;
}

const PATIENCE_MS = 15_000;
/** A report quotes the mail that it is about, and ours are short. */
const MOST_BYTES = 1024 * 1024;
const HANDLED = 'Handled';

/** The mailbox that takes reports, for the time of one visit. */
export class ReportMailbox {
  private constructor(private readonly imap: ImapFlow) {}

  /**
   * Opens the mailbox that an address names, as `imaps://user:password@host/folder`, and closes it after the work.
   *
   * @param requireTls goes on only when the connection is encrypted
   * @throws Error saying what went wrong
   */
  static async visit<T>(
    url: string,
    requireTls: boolean,
    work: (mailbox: ReportMailbox) => Promise<T>,
  ): Promise<T> {
    const { protocol, hostname, port, username, password, pathname } = new URL(url);
    const secure = protocol === 'imaps:';
    const imap = new ImapFlow({
      host: hostname,
      port: Number(port || (secure ? 993 : 143)),
      secure,
      doSTARTTLS: requireTls && !secure ? true : undefined,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableAutoIdle: true,
      logger: false,
    });
    // Without a listener a lost connection would end the process; whoever waits for an answer hears of it as well.
    imap.on('error', () => undefined);
    try {
      await opened(imap, decodeURIComponent(pathname.slice(1)) || 'INBOX');
      return await work(new ReportMailbox(imap));
    } finally {
      await imap.logout().catch(() => imap.close());
    }
  }

  /** The oldest messages, at most so many. One that is too long for a report comes empty. */
  async read(limit: number): Promise<ReportMessage[]> {
    const found = await this.imap.search({ all: true }, { uid: true });
    const uids = (found || []).sort((a, b) => a - b).slice(0, limit);
    const short = new Map<number, Buffer>();
    const sizes = uids.length > 0 ? await this.imap.fetchAll(uids, { size: true }, { uid: true }) : [];
    const wanted = sizes.filter(({ size = 0 }) => size <= MOST_BYTES).map(({ uid }) => uid);
    if (wanted.length > 0) {
      for await (const { uid, source } of this.imap.fetch(wanted, { source: true }, { uid: true })) {
        if (source) {
          short.set(uid, source);
        }
      }
    }
    // What the server did not give, although it was asked for, stays where it is for the next visit.
    return sizes
      .filter(({ uid }) => !wanted.includes(uid) || short.has(uid))
      .map(({ uid }) => ({ uid, raw: short.get(uid) ?? Buffer.alloc(0) }));
  }

  /**
   * Moves messages to the folder of those that were handled, which is made with the first of them.
   *
   * @throws Error when they stay where they are
   */
  async putAway(messages: ReportMessage[]): Promise<void> {
    const uids = messages.map(({ uid }) => uid);
    const move = () => this.imap.messageMove(uids, HANDLED, { uid: true });
    if (await move()) {
      return;
    }
    await this.imap.mailboxCreate(HANDLED);
    if (!(await move())) {
      throw new Error(`messages could not be moved to the folder ${HANDLED}`);
    }
  }
}

async function opened(imap: ImapFlow, folder: string): Promise<void> {
  try {
    await imap.connect();
    await imap.mailboxOpen(folder);
  } catch (error) {
    const { message, responseText, authenticationFailed } = error as ImapFailure;
    const trouble = authenticationFailed ? 'it refuses user or password' : (responseText ?? message);
    throw new Error(`The mailbox of MAIL_BOUNCES_URL cannot be opened: ${trouble}`);
  }
}

interface ImapFailure extends Error {
  responseText?: string;
  authenticationFailed?: boolean;
}
