import { describe, expect, it } from '@jest/globals';
import { checkGuests, parseGuest } from './check-guests.ts';

describe('a line of a bulk invitation', () => {
  it('splits at semicolon, comma or tab and takes the first two parts', () => {
    const priya = { name: 'Priya Raghunathan', email: 'priya@mail.example', isNameDerived: false };
    expect(parseGuest('Priya Raghunathan; priya@mail.example')).toEqual(priya);
    expect(parseGuest('Priya Raghunathan, priya@mail.example')).toEqual(priya);
    expect(parseGuest('Priya Raghunathan\tpriya@mail.example')).toEqual(priya);
    expect(parseGuest('Priya Raghunathan;priya@mail.example;vip,table 4')).toEqual(priya);
  });

  it('takes a lone address and reads the name from it', () => {
    expect(parseGuest('mei_lin.tran@studio.example')).toEqual({
      name: 'Mei Lin Tran',
      email: 'mei_lin.tran@studio.example',
      isNameDerived: true,
    });
  });

  it('names nobody without an address', () => {
    expect(parseGuest('Helen Achterberg')).toBeNull();
  });

  it('keeps what stands in the place of the address, for the server to judge', () => {
    expect(parseGuest('Rutger van den Berg; rutger')).toMatchObject({ email: 'rutger' });
    expect(parseGuest('Helen;')).toMatchObject({ name: 'Helen', email: '' });
  });
});

describe('a checked paste', () => {
  const verdicts = (text: string) => checkGuests(text).map(({ line, verdict }) => [line, verdict]);

  it('skips empty lines and ends lines like any system', () => {
    expect(verdicts('a@x.example\r\n\r\n  \nb@x.example\rc@x.example')).toEqual([
      [1, 'invited'],
      [4, 'invited'],
      [5, 'invited'],
    ]);
  });

  it('says what will come of each line', () => {
    const lines = checkGuests(
      [
        'Jonah Okafor; jonah@mail.example',
        'jonah okafor, JONAH@mail.example',
        'Helen Achterberg',
        'Rutger; rutger@vandenberg',
        '; nobody@mail.example',
        `${'x'.repeat(61)}; long@mail.example`,
        'see www.spam.example; spam@mail.example',
        'Bell\u0007; bell@mail.example',
      ].join('\n'),
    );
    expect(lines.map(({ verdict }) => verdict)).toEqual([
      'invited',
      'duplicate',
      'dropped',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    expect(lines[1]).toMatchObject({ detail: 'line 1' });
  });
});
