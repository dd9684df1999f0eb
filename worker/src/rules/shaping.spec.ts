import { describe, expect, it } from '@jest/globals';
import { limitOf, readShaping, untilTomorrow, warmUpCap } from './shaping.ts';

describe('a file of limits', () => {
  it('should be read, with comments and several domains to a line', () => {
    const text =
      '# the large ones\nGmail.com, googlemail.com: 2/s, 20000/day # together\n\nweb.example: 30/min\n*: 5/s\n';
    expect(readShaping(text)).toEqual([
      { domains: ['gmail.com', 'googlemail.com'], perSecond: 2, perDay: 20_000 },
      { domains: ['web.example'], perSecond: 0.5, perDay: null },
      { domains: ['*'], perSecond: 5, perDay: null },
    ]);
    expect(readShaping('a.example: 0.5/s, 20.9/day\nb.example: 90/h')).toEqual([
      { domains: ['a.example'], perSecond: 0.5, perDay: 20 },
      { domains: ['b.example'], perSecond: 0.025, perDay: null },
    ]);
    expect(readShaping('')).toEqual([]);
  });

  it.each([
    ['gmail.com 2/s', 'line 1: domains and limits are divided by one colon'],
    ['\n# x\ngmail: 2/s', 'line 3: "gmail" is no domain'],
    ['a.example: 1/s\nb.example, A.example: 2/s', 'line 2: a.example stands in the file twice'],
    ['a.example: 2', 'line 1: "2" is no limit, such as 2/s, 30/min or 20000/day'],
    ['a.example: 1/s: 2/s', 'line 1: domains and limits are divided by one colon'],
    ['a.example: about 1/s', 'line 1: "about 1/s" is no limit, such as 2/s, 30/min or 20000/day'],
    ['a.example: 1/second', 'line 1: "1/second" is no limit, such as 2/s, 30/min or 20000/day'],
    ['@a.example: 1/s', 'line 1: "@a.example" is no domain'],
    ['a.example.: 1/s', 'line 1: "a.example." is no domain'],
    ['a.example: 0/s', 'line 1: "0/s" is no limit, such as 2/s, 30/min or 20000/day'],
    ['a.example: ', 'line 1: it limits nothing'],
    [': 2/s', 'line 1: it limits nothing'],
  ])('should be refused: %j', (text, why) => {
    expect(() => readShaping(text)).toThrow(why);
  });

  it('should hold for a domain by its name, and for the rest by the star', () => {
    const [named, rest] = readShaping('a.example: 1/s\n*: 9/s');
    expect(limitOf([named!, rest!], 'Dana@A.Example')).toBe(named);
    expect(limitOf([named!, rest!], 'dana@sub.a.example')).toBe(rest);
    expect(limitOf([named!], 'dana@b.example')).toBeNull();
  });
});

describe('a warm-up', () => {
  it.each([
    ['the day before', '2027-02-28T12:00:00Z', 500],
    ['the first day', '2027-03-01T23:59:59Z', 500],
    ['the second day', '2027-03-02T00:00:00Z', 1_000],
    ['the ninth day', '2027-03-09T12:00:00Z', 128_000],
    ['the tenth day', '2027-03-10T00:00:00Z', null],
  ])('should allow on %s', (_day, now, cap) => {
    expect(warmUpCap('2027-03-01', new Date(now))).toBe(cap);
  });

  it('should count days by UTC', () => {
    expect(untilTomorrow(new Date('2027-03-01T23:59:00Z'))).toBe(60_000);
  });
});
