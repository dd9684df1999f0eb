import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Field } from './field.tsx';

afterEach(cleanup);

function Names({ errors }: { errors: Record<string, string> }) {
  return ['First name', 'Last name'].map((label) => (
    <Field key={label} label={label} error={errors[label]}>
      {(control) => <input {...control} />}
    </Field>
  ));
}

const MISSING = { 'First name': 'Required.', 'Last name': 'Required.' };

it('is read with the field that has the focus, and said by no alert as well', () => {
  const { rerender } = render(<Names errors={{}} />);

  screen.getByLabelText('First name').focus();
  rerender(<Names errors={MISSING} />);
  expect(screen.getAllByText('Required.')).toHaveLength(2);
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

it('is an alert where the focus is elsewhere', () => {
  const { rerender } = render(<Names errors={{}} />);

  rerender(<Names errors={{ 'Last name': 'Taken meanwhile.' }} />);
  expect(screen.getByRole('alert').textContent).toBe('Taken meanwhile.');
});
