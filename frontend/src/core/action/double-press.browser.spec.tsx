import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useIsRepeat } from './double-press.ts';

function JoinButton({ onJudged }: { onJudged: (isRepeat: boolean) => void }) {
  const isRepeat = useIsRepeat();
  return (
    <button type="button" onClick={(press) => onJudged(isRepeat(press))}>
      Join
    </button>
  );
}

it('the second click of a double click is a repeat when the first one loaded the code that listens', () => {
  const judged: boolean[] = [];
  render(<JoinButton onJudged={(isRepeat) => judged.push(isRepeat)} />);

  fireEvent.click(screen.getByRole('button'), { detail: 2 });

  expect(judged).toEqual([true]);
});
