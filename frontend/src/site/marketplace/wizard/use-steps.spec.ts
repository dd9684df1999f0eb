import { describe, expect, it } from '@jest/globals';
import { fieldErrorsOf, photoErrorsOf, STEPS, stepOf } from './use-steps.ts';

describe('what the server says of fields', () => {
  it('stands at the fields of the form, those of the first step first', () => {
    const found = fieldErrorsOf({
      'paymentMethods.1.identifier': 'Please say where to pay to',
      gameName: 'Game name is too long',
      'photos.2': 'Photo 3 is not there any more.',
      unknown: 'x',
    });
    expect(found).toEqual([
      { name: ['game'], text: 'Game name is too long' },
      { name: ['paymentMethods', 1, 'identifier'], text: 'Please say where to pay to' },
    ]);
    expect(found.map(({ name }) => STEPS[stepOf(name) ?? -1]?.title)).toEqual(['Game Info', 'Payment']);
  });

  it('stands at the photos by their places, counted from 0', () => {
    const errors = photoErrorsOf({ 'photos.2': 'gone', 'photos.0.url': 'too long', gameName: 'x' });
    expect([...errors]).toEqual([
      [2, 'gone'],
      [0, 'too long'],
    ]);
  });
});
