import { expect, it } from '@jest/globals';
import { askBefore } from './many-people.ts';

it.each([
  [20, null],
  [21, 'Send to 21 people now?'],
  [1200, 'Send to 1,200 people now?'],
  [undefined, 'Send to everybody now?'],
])('before mail to %p people it is asked: %p', (number, question) => {
  expect(askBefore('Send to', number, 'now')).toBe(question);
});
