import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { OneLine, OptionalParagraphs } from './text.ts';

class Form {
  @OneLine(5, 'Location is required')
  location: unknown;

  @OptionalParagraphs(5, 'Description is too long')
  description: unknown = null;
}

/** The first message for each field, as the API says it. */
function problems(form: object): Record<string, string | undefined> {
  const errors = validateSync(plainToInstance(Form, form), { stopAtFirstError: true });
  return Object.fromEntries(
    errors.map(({ property, constraints = {} }) => [property, Object.values(constraints)[0]]),
  );
}

describe('the rules for text', () => {
  it.each([[undefined], [null], [{}], [5], [''], [' \u200b ']])(
    'should miss a line that is %p',
    (location) => {
      expect(problems({ location })).toEqual({ location: 'Location is required' });
    },
  );

  it.each([[{}], [5], [['text']]])('should take %p for no text', (description) => {
    expect(problems({ location: 'Hall', description })).toEqual({ description: 'Please use plain text' });
  });

  it('should keep text clean of what turns round the text after it', () => {
    const form = plainToInstance(Form, { location: '\u202Ebad\u202C', description: ' \u2066 ' });

    expect(form).toEqual({ location: 'bad', description: null });
  });

  it('should say what is too long', () => {
    expect(problems({ location: 'Hall of games', description: 'Many words' })).toEqual({
      location: 'Please use at most 5 characters',
      description: 'Description is too long',
    });
  });
});
