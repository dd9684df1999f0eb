import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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

describe('a press after which something else has come below the finger', () => {
  const AT = { clientX: 150, clientY: 20 };
  /** px from the left at which all buttons stand, 100 px wide; the first one moves them on. */
  let left = 100;
  let pressed: string[] = [];

  beforeEach(() => {
    left = 100;
    pressed = [];
    // The last press of the test before is one at another place.
    fireEvent.click(document.body, { clientX: 900 });
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(left, 0, 100, 44));
    render(
      <>
        <button
          type="button"
          onClick={() => {
            left = 200;
          }}
        >
          Not paid
        </button>
        <button type="button" onClick={() => pressed.push('Remove')}>
          Remove
        </button>
      </>,
    );
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  const tap = (name: string, how: MouseEventInit = {}) =>
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1, ...AT, ...how });

  it('is not made by the second tap of a double tap', () => {
    tap('Not paid');
    tap('Remove');
    expect(pressed).toEqual([]);
  });

  it.each([
    ['at another place', { clientX: 190 }],
    ['by a key', { detail: 0 }],
  ])('is made %s', (_, how) => {
    tap('Not paid');
    tap('Remove', how);
    expect(pressed).toEqual(['Remove']);
  });

  it('is made where what moved was scrolled', () => {
    tap('Not paid');
    fireEvent.scroll(window);
    tap('Remove');
    expect(pressed).toEqual(['Remove']);
  });

  it('is made by the label of a field that stands elsewhere', () => {
    render(
      <>
        <input id="paid" type="checkbox" />
        <label htmlFor="paid" onClickCapture={() => pressed.push('Paid')}>
          Paid
        </label>
      </>,
    );
    const field = screen.getByRole('checkbox');
    jest.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 0, 20, 20));

    // Browsers click on the field at the place of the label.
    fireEvent.click(screen.getByText('Paid'), { detail: 1, ...AT });
    fireEvent.click(field, { detail: 1, ...AT });
    fireEvent.click(screen.getByText('Paid'), { detail: 1, ...AT });
    expect(pressed).toEqual(['Paid', 'Paid']);
  });

  it('is made where nothing moved', () => {
    tap('Not paid');
    left = 100;
    tap('Remove');
    expect(pressed).toEqual(['Remove']);
  });
});
