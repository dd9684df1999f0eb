/** Mails that a stranger may send to a return address, to keep busy whoever reads them. */
export const HOSTILE_MAILS: Record<string, Buffer> = {
  'one long word where an address belongs': feedback(`Original-Mail-From: ${'a'.repeat(80_000)}`),
  'a megabyte of it': feedback(`Original-Mail-From: ${'a'.repeat(700_000)}`),
  'a long line of recipients': Buffer.from(`To: ${'a'.repeat(60_000)}\r\n\r\nHello\r\n`),
  'open brackets where recipients belong': Buffer.from(`To: ${'('.repeat(60_000)}\r\n\r\nHello\r\n`),
  'many headers': Buffer.from(`${'X-A: b\r\n'.repeat(100_000)}\r\nHello\r\n`),
  'parts within parts': Buffer.from(nested(2_000)),
  'no end of lines': Buffer.from(`${'='.repeat(900_000)}`),
  'html without end': Buffer.from(`Content-Type: text/html\r\n\r\n${'<a '.repeat(200_000)}`),
};

/** A complaint with about so many letters, in a field that holds no address: what it costs to read one of that length. */
export function honestMail(letters: number): Buffer {
  return feedback(
    `Original-Mail-From: <ours@guests.example>\r\nUser-Agent: ${'words and more words '.repeat(letters / 21)}`,
  );
}

function feedback(fields: string): Buffer {
  const report = Buffer.from(`Feedback-Type: abuse\r\n${fields}\r\n`).toString('base64');
  return Buffer.from(
    [
      'Content-Type: multipart/report; boundary=x',
      '',
      '--x',
      'Content-Type: message/feedback-report',
      'Content-Transfer-Encoding: base64',
      '',
      report.replace(/.{76}/g, '$&\r\n'),
      '--x--',
      '',
    ].join('\r\n'),
  );
}

function nested(depth: number): string {
  const open = (n: number) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`;
  return `${Array.from({ length: depth }, (_, n) => open(n)).join('')}Hello\r\n`;
}
