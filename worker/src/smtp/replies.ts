/** A mail server's answer to one command (RFC 5321, 4.2). */
export interface Reply {
  code: number;
  /** As it came, lines separated by `\n`. */
  text: string;
}

/** The most that is read of one reply: no honest server says more, and a longer one would fill the memory. */
const LONGEST = 64 * 1024;

/**
 * Puts replies together from what a connection brings, however it is cut: in the middle of a line, or many replies at
 * once.
 */
export class ReplyReader {
  private rest = '';
  private lines: string[] = [];
  private size = 0;

  /** The replies that are complete with this chunk. Throws Error when this is not SMTP. */
  read(chunk: Buffer): Reply[] {
    const replies: Reply[] = [];
    // Byte by byte, because a character of UTF-8 may be cut as well.
    const text = this.rest + chunk.toString('latin1');
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const reply = this.line(text.slice(start, text[end - 1] === '\r' ? end - 1 : end));
      if (reply) replies.push(reply);
      start = end + 1;
    }
    this.rest = text.slice(start);
    this.limit(this.rest.length);
    return replies;
  }

  /** Something came that is no whole reply yet. */
  get isWithin(): boolean {
    return this.rest !== '' || this.lines.length > 0;
  }

  private line(line: string): Reply | null {
    if (line.trim() === '') return null;
    const [, code, more] = /^([2-5]\d\d)([ -]|$)/.exec(line) ?? [];
    if (!code) throw new Error(`This is no reply: ${line.slice(0, 100)}`);
    this.lines.push(decoded(line));
    this.size += line.length;
    this.limit(0);
    if (more === '-') return null;
    const text = this.lines.join('\n');
    this.lines = [];
    this.size = 0;
    return { code: Number(code), text };
  }

  private limit(further: number): void {
    if (this.size + further > LONGEST) throw new Error('The reply is too long');
  }
}

/** UTF-8 where it is that; older servers speak Latin-1. */
function decoded(line: string): string {
  if (!/[\x80-\xff]/.test(line)) return line;
  const text = Buffer.from(line, 'latin1').toString();
  return text.includes('\ufffd') ? line : text;
}

/** What a server announces that it can do (EHLO keywords, RFC 5321, 4.1.1.1), with their parameters. */
export type Extensions = ReadonlyMap<string, string>;
