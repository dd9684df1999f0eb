import type { ImapFlow } from 'imapflow';

/** A message of the mailbox. */
export interface ReportMessage {
  uid: number;
  /** Longer than any report. */
  isTooLong: boolean;
  /** Somebody took it up and was never heard of again. */
  wasTaken: boolean;
}

/**
 * Folders for messages that were dealt with: those that were read, and those that stopped the process that read them.
 */
export type ReportFolder = 'Handled' | 'Unreadable';

const PATIENCE_MS = 15_000;
/** A report quotes the mail that it is about, and ours are short. */
const MOST_BYTES = 1024 * 1024;
const TAKEN = '\\Flagged';

/** The mailbox that takes reports, for the time of one visit. */
export class ReportMailbox {
  private constructor(private readonly imap: ImapFlow) {}

  /**
   * Opens the mailbox that an address names, as `imaps://user:password@host/folder`, and closes it after the work.
   * Throws Error saying what went wrong.
   *
   * @param requireTls goes on only when the connection is encrypted
   */
  static async visit<T>(
    url: string,
    requireTls: boolean,
    work: (mailbox: ReportMailbox) => Promise<T>,
  ): Promise<T> {
    const { protocol, hostname, port, username, password, pathname } = new URL(url);
    const secure = protocol === 'imaps:';
    // Loaded for the first visit: most installations read no mailbox, and it takes seventeen megabytes.
    const { ImapFlow } = await import('imapflow');
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
    // Without a listener a lost connection would end the process. Callers that wait for an answer get the error
    // as well.
    imap.on('error', () => undefined);
    try {
      await opened(imap, decodeURIComponent(pathname.slice(1)) || 'INBOX');
      return await work(new ReportMailbox(imap));
    } finally {
      await imap.logout().catch(() => imap.close());
    }
  }

  /** The oldest messages that nobody has dealt with, at most so many. */
  async list(limit: number): Promise<ReportMessage[]> {
    // A message that was dealt with and could not be moved has both marks.
    const found = await this.imap.search({ or: [{ flagged: false }, { seen: false }] }, { uid: true });
    const uids = (found || []).sort((a, b) => a - b).slice(0, limit);
    if (uids.length === 0) {
      return [];
    }
    const messages = await this.imap.fetchAll(uids, { size: true, flags: true }, { uid: true });
    return messages.map(({ uid, size = 0, flags }) => ({
      uid,
      isTooLong: size > MOST_BYTES,
      wasTaken: flags?.has(TAKEN) ?? false,
    }));
  }

  /**
   * Marks a message as taken up and fetches it. If reading it stops this process, nobody reads it again.
   *
   * @returns null when the server does not give it
   */
  async take({ uid }: ReportMessage): Promise<Buffer | null> {
    if (!(await this.imap.messageFlagsAdd([uid], [TAKEN], { uid: true }))) {
      throw new Error('messages could not be marked, so none is read');
    }
    const message = await this.imap.fetchOne(String(uid), { source: true }, { uid: true });
    return (message || null)?.source ?? null;
  }

  /** Leaves a message that was taken up for the next visit. */
  async giveBack({ uid }: ReportMessage): Promise<void> {
    await this.imap.messageFlagsRemove([uid], [TAKEN], { uid: true });
  }

  /**
   * Moves a message that was dealt with to a folder, which is made when it is first needed. A message that cannot be
   * moved is marked, so that it is not dealt with again.
   *
   * @returns whether it was moved
   */
  async putAway({ uid }: ReportMessage, folder: ReportFolder): Promise<boolean> {
    const move = () => this.imap.messageMove([uid], folder, { uid: true });
    if (await move()) {
      return true;
    }
    await this.imap.mailboxCreate(folder).catch(() => undefined);
    if (await move()) {
      return true;
    }
    await this.imap.messageFlagsAdd([uid], [TAKEN, '\\Seen'], { uid: true });
    return false;
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
