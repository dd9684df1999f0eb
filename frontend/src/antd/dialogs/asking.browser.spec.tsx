import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { mouseClick } from '#test/mouse-click.ts';
import { CancelButton, Question, useAsking } from './asking.tsx';

afterEach(cleanup);

interface SendingProps {
  question: string | null;
  about?: string;
  done: string[];
}

function Sending({ question, about, done }: SendingProps) {
  const asking = useAsking(question, about);
  return (
    <>
      <Question asking={asking} />
      <CancelButton asking={asking} onCancel={() => done.push('cancelled')} />
      <button type="button" onClick={(event) => asking.mayGoOn(event) && done.push('sent')}>
        Send
      </button>
    </>
  );
}

const press = (name: string) => mouseClick(screen.getByRole('button', { name }));

it('asks at the first press and goes on at the second', () => {
  const done: string[] = [];
  render(<Sending question="Send to 34 people now?" done={done} />);

  press('Send');
  expect(screen.getByRole('alert').textContent).toBe('Send to 34 people now?');
  expect(done).toEqual([]);
  press('Send');
  expect(done).toEqual(['sent']);
});

it('can be gone back from, and is cancelled when nothing is asked', () => {
  const done: string[] = [];
  render(<Sending question="Send to 34 people now?" done={done} />);

  press('Send');
  press('Go back');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Cancel');
  expect(done).toEqual(['cancelled']);
});

it('asks nothing before a few', () => {
  const done: string[] = [];
  render(<Sending question={null} done={done} />);

  press('Send');
  expect(done).toEqual(['sent']);
});

it('is not answered by the second tap of a double tap', () => {
  const done: string[] = [];
  render(<Sending question="Send to 34 people now?" done={done} />);
  const send = screen.getByRole('button', { name: 'Send' });

  fireEvent.click(send);
  fireEvent.click(send);

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(done).toEqual([]);
});

it('asks anew when others are reached by now', () => {
  const done: string[] = [];
  const { rerender } = render(<Sending question="Send to 34 people now?" about="34" done={done} />);
  press('Send');

  rerender(<Sending question="Send to 300 people now?" about="300" done={done} />);
  press('Send');

  expect(done).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('Send to 300 people now?');
});
