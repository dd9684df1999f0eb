import { createHash, createVerify, type KeyObject } from 'node:crypto';

/**
 * Checks the one DKIM signature of a mail by hand, as a receiver would (RFC 6376, relaxed/relaxed, rsa-sha256).
 * Throws Error when it does not hold.
 *
 * @returns the signature's tags; `covers` lists the headers that it is made over
 */
export function verifyDkim(
  raw: string,
  publicKey: KeyObject,
): { domain: string; selector: string; covers: string[] } {
  const split = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, split)
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).toLowerCase(), line }));
  const [signature] = headers.filter(({ name }) => name === 'dkim-signature');
  if (!signature) throw new Error('The mail is not signed');
  const tags = new Map(
    signature.line
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  );
  if (tags.get('a') !== 'rsa-sha256' || tags.get('c') !== 'relaxed/relaxed')
    throw new Error('Signed another way');
  if (
    tags.get('bh') !==
    createHash('sha256')
      .update(relaxedBody(raw.slice(split + 4)))
      .digest('base64')
  )
    throw new Error('The body was changed');
  const covers = (tags.get('h') ?? '').toLowerCase().split(':');
  // From the last of a name upwards; one that is named more often than it is there stands for nothing (5.4.2).
  const left = [...headers];
  const signed = covers.flatMap((wanted) => {
    const at = left.findLastIndex(({ name }) => name === wanted);
    return at < 0 ? [] : left.splice(at, 1).map(({ line }) => relaxedHeader(line));
  });
  const own = relaxedHeader(signature.line.replace(/([;\s]b=)[^;]*/, '$1'));
  const holds = createVerify('rsa-sha256')
    .update([...signed, own].join('\r\n'))
    .verify(publicKey, tags.get('b') ?? '', 'base64');
  if (!holds) throw new Error('The signature does not hold');
  return { domain: tags.get('d') ?? '', selector: tags.get('s') ?? '', covers };
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  return lines.join('\r\n').replace(/(\r\n)*$/, '\r\n');
}
