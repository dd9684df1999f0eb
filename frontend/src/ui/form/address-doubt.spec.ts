import { expect, it } from '@jest/globals';
import { meantAddress } from './address-doubt.ts';

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['Anna@gmial.con', 'Anna@gmail.com'],
  [' anna@gmail.con ', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail.comm', 'anna@gmail.com'],
  ['anna@gmal.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@yahoo.co', 'anna@yahoo.com'],
  ['anna@outlok.cmo', 'anna@outlook.com'],
  ['anna@iclould.com', 'anna@icloud.com'],
  ['anna@GMIAL.COM', 'anna@gmail.com'],
])('doubts %j and means %j', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  'anna@gmail.com',
  'anna@Gmail.com',
  'anna@googlemail.com',
  'anna@mail.com',
  'anna@email.com',
  'anna@ymail.com',
  'anna@yahoo.co.uk',
  'anna@yahoo.de',
  'anna@outlook.de',
  'anna@hotmail.fr',
  'anna@mail.example',
  'anna@gmx.de',
  'anna@gmail',
  'anna@',
  'anna',
  '',
  'anna@gmil.con.example',
  'anna@gamila.com',
])('leaves %j alone', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
