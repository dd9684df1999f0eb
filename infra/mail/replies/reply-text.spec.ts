import { describe, expect, it } from '@jest/globals';
import { replyText } from './reply-text.ts';

describe('replyText', () => {
  it('should keep one line without addresses or control characters, 200 characters long at most', () => {
    expect(replyText('550 5.1.1 <a.b@guests.example>:\r\n no such user\u0000')).toBe(
      '550 5.1.1 <address>: no such user',
    );
    expect(replyText('mailbox of eve@guests.example is full')).toBe('mailbox of <address> is full');
    expect(replyText('x'.repeat(500))).toHaveLength(200);
  });

  it('should never hold half a character, which the database refuses', () => {
    expect(replyText(`${'x'.repeat(199)}😀😀`)).toBe(`${'x'.repeat(199)}😀`);
    expect(replyText(`550 ${' '.repeat(995)}😀`)).toBe('550');
    expect(replyText('550 \ud83d no \ude00')).toBe('550 no');
  });
});
