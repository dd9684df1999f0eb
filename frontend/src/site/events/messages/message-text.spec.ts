import { expect, it } from '@jest/globals';
import { leftText, reachText } from './message-text.ts';

it.each([
  [{ mailed: 1, unmailed: 0 }, '1 person gets it by mail.'],
  [{ mailed: 3, unmailed: 1 }, '3 people get it by mail, 1 reads it on the event alone.'],
  [{ mailed: 0, unmailed: 2 }, '0 people get it by mail, 2 read it on the event alone.'],
])('should say whom a message reaches: %p', (reach, text) => {
  expect(reachText(reach)).toBe(text);
});

it.each([
  [3, '3 of 3 messages a day are left.'],
  [1, '1 of 3 messages a day is left.'],
  [0, 'The players were written to 3 times within 24 hours. Please write again later.'],
])('should say how many are left: %p', (left, text) => {
  expect(leftText(left)).toBe(text);
});
