import { describe, expect, it } from '@jest/globals';
import { readGuestFile } from './guest-file.ts';

function bytesOf(...parts: (string | number[])[]): ArrayBuffer {
  const bytes = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part),
  );
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

function linesOf(...parts: (string | number[])[]): string[] {
  const read = readGuestFile({ bytes: bytesOf(...parts) });
  if ('problem' in read) throw new Error(read.problem);
  expect(read.lines).toBe(read.text.split('\n').length);
  return read.text.split('\n');
}

function utf16(text: string, isBigEndian = false): number[] {
  return [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    const pair = [code & 255, code >> 8];
    return isBigEndian ? pair.reverse() : pair;
  });
}

describe('the columns of a guest file', () => {
  it('are found by their titles, wherever they stand', () => {
    expect(linesOf('Table,E-Mail,Full Name\n4,ola@mail.example,Ola Szymańska\n')).toEqual([
      'Ola Szymańska; ola@mail.example',
    ]);
    expect(linesOf('NAME;EMAIL\nPriya;priya@mail.example')).toEqual(['Priya; priya@mail.example']);
    expect(linesOf('mail\nola@mail.example')).toEqual(['ola@mail.example']);
  });

  it('may give the first and the last name apart', () => {
    expect(linesOf('Last name\tFirst name\tEmail address\r\nOkafor\tJonah\tjonah@mail.example')).toEqual([
      'Jonah Okafor; jonah@mail.example',
    ]);
  });

  it('are guessed without titles: the first with an @ is the address', () => {
    expect(linesOf('17|priya@mail.example|Priya\n18|ola@mail.example|Ola')).toEqual([
      'Priya; priya@mail.example',
      'Ola; ola@mail.example',
    ]);
  });

  it('may be quoted and hold what separates the parts of a line', () => {
    expect(linesOf('name,email\n"Okafor, ""Jo""\nJonah",jonah@mail.example\n')).toEqual([
      'Okafor "Jo" Jonah; jonah@mail.example',
    ]);
  });

  it('keep rows without an address, for the verdicts to name, and drop empty ones', () => {
    expect(linesOf('name,email\nHelen,\n ,\n,ola@mail.example')).toEqual(['Helen', 'ola@mail.example']);
  });
});

describe('the encoding of a guest file', () => {
  const text = 'Name;Email\nZoë;zoe@mail.example';
  const lines = ['Zoë; zoe@mail.example'];

  it('may be UTF-8, with a mark or without', () => {
    expect(linesOf(text)).toEqual(lines);
    expect(linesOf([0xef, 0xbb, 0xbf], text)).toEqual(lines);
  });

  it('may be UTF-16 of either order, with a mark or without', () => {
    expect(linesOf([0xff, 0xfe], utf16(text))).toEqual(lines);
    expect(linesOf([0xfe, 0xff], utf16(text, true))).toEqual(lines);
    expect(linesOf(utf16(text))).toEqual(lines);
  });

  it('may be Windows-1252', () => {
    expect(linesOf('Zo', [0xeb], ';zoe@mail.example')).toEqual(lines);
  });
});

describe('a file that is no guest list', () => {
  it('is named for what it is', () => {
    const workbook = { problem: 'This is a workbook. Save it as CSV and choose that file.' };
    expect(readGuestFile({ bytes: bytesOf('PK', [3, 4, 20, 0]) })).toEqual(workbook);
    expect(readGuestFile({ bytes: bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1]) })).toEqual(workbook);
    expect(readGuestFile({ bytes: bytesOf([0x89], 'PNG\r\n', [0x1a, 0, 0, 1]) })).toEqual({
      problem: 'This is not a text file. Choose a CSV file.',
    });
    expect(readGuestFile({ bytes: bytesOf('Helen\nRutger') })).toEqual({
      problem: 'There is no e-mail address in this file.',
    });
    expect(readGuestFile({ bytes: bytesOf('') })).toEqual({
      problem: 'There is no e-mail address in this file.',
    });
  });
});
