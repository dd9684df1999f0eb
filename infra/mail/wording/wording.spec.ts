import { describe, expect, it } from '@jest/globals';
import { dateText, guestName, plainText, timeRangeText, wrap } from './wording.ts';

describe('dates and times', () => {
  it('should say them as a person would', () => {
    expect(dateText('2025-10-10')).toBe('Friday, October 10, 2025');
    expect(timeRangeText('12:00:00', '22:00:00')).toBe('12:00 PM – 10:00 PM');
    expect(timeRangeText('00:05', '01:30:00')).toBe('12:05 AM – 1:30 AM');
    expect(timeRangeText('18:30:00', null)).toBe('starts at 6:30 PM');
    expect(timeRangeText(null, null)).toBeNull();
  });
});

describe('guestName', () => {
  it.each([
    ['Priya Raghunathan', 'Priya Raghunathan'],
    ['  Zoë\tvan  der Berg ', 'Zoë van der Berg'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['Win at https://evil.example/now', 'Win at evil. example/now'],
    ['Win at hTTps:\\\\evil。example', 'Win at evil. example'],
    ['write bob@evil.example', 'write bob@evil. example'],
    ['a\r\nBcc: b@c.de', 'a Bcc: b@c. de'],
    ['\u202Egnp.exe\u2066', 'gnp. exe'],
    ['\u0000\u0007 \r\n', null],
    [null, null],
  ])('should make %j %j', (given, expected) => {
    expect(guestName(given)).toBe(expected);
  });

  it('should keep at most 60 characters and never half of one', () => {
    const long = guestName('😀'.repeat(80)) ?? '';
    expect(Array.from(long)).toHaveLength(60);
    expect(long.endsWith('😀…')).toBe(true);
  });
});

describe('plainText and wrap', () => {
  it('should keep lines and drop control characters', () => {
    expect(plainText(' one \r\n\r\ntwo\u0007\rthree ')).toBe('one\n\ntwo\nthree');
  });

  it('should break at spaces, hang indented lines and leave long words whole', () => {
    expect(wrap('aaa bbb ccc', 7)).toBe('aaa bbb\nccc');
    expect(wrap('aaa bbb ccc', 9, 2)).toBe('aaa bbb\n  ccc');
    expect(wrap('a looooooong b', 4)).toBe('a\nlooooooong\nb');
  });
});
