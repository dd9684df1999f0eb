import { describe, expect, it, jest } from '@jest/globals';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { remembered } from '../wording/remembered.ts';
import { variablesOf } from '../words/places.ts';
import { examplesOf } from './examples.ts';
import { render } from './render.ts';

describe('a function that remembers', () => {
  it('should work once for the same values', () => {
    const work = jest.fn((a: string, b: string | null, c: number) => `${a} ${b} ${c}`);
    const told = remembered(work);

    expect([told('a', null, 1), told('a', null, 1), told('a', 'null', 1)]).toEqual([
      'a null 1',
      'a null 1',
      'a null 1',
    ]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      ['a,1:b', 'c'],
      ['a', '1:b,c'],
    ],
    [
      ['', 'ab'],
      ['a', 'b'],
    ],
    [
      [null, ''],
      ['', null],
    ],
  ])('should not take %j for %j', (some, others) => {
    const told = remembered((...given: (string | null)[]) => JSON.stringify(given));

    expect(told(...some)).not.toBe(told(...others));
  });

  it('should forget what came first, however much follows', () => {
    const work = jest.fn((value: number) => `${value}`);
    const told = remembered(work);
    for (let value = 0; value < 1_000; value++) told(value);
    told(999);
    expect(work).toHaveBeenCalledTimes(1_000);
    told(0);
    expect(work).toHaveBeenCalledTimes(1_001);
  });
});

describe('the mails of a mailing', () => {
  const WORDS = {
    ending: 'with soup',
    opening: 'Dear reader, {{edition}}.',
    closing: 'See **you**.',
  };

  /** What Intl takes long for: each of these as long as writing half of a mail. */
  const asked = [
    jest.spyOn(Intl.DateTimeFormat.prototype, 'formatRange'),
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'DateTimeFormat'),
  ];
  const calls = () => asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);

  afterAll(() => jest.restoreAllMocks());

  it.each(Object.keys(catalogue) as MailKind[])(
    'should say dates and amounts once, for the first: %s',
    (kind) => {
      for (const { mail } of examplesOf(kind)) {
        const words = variablesOf(kind) ? WORDS : null;
        render({ ...mail, words }, EXAMPLE_SITE);
        const before = calls();
        render({ ...mail, words, id: '01980000-0000-7000-8000-000000000009' }, EXAMPLE_SITE);
        expect(calls() - before).toBe(0);
      }
    },
  );
});
