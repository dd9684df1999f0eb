import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { findPerson } from '../desk/scans.ts';
import type { Desk } from '../desk/use-door-desk.ts';
import { LIST, listOf } from './testing/desk.ts';
import { useVerdict } from './use-verdict.ts';

it('two codes of nobody in a row are two verdicts, so that the second is heard as well', async () => {
  const desk = { list: LIST, news: [] } as unknown as Desk;
  const { result } = renderHook(() => useVerdict(desk));
  const scan = async (text: string) => {
    await act(() => result.current.readCode(text));
    return result.current;
  };
  const first = await scan('https://other.example/1');
  const second = await scan('https://other.example/2');
  expect(second.verdict).toEqual(first.verdict);
  expect(second.number).not.toBe(first.number);
});

it('somebody who is in, shown twice, is two verdicts', () => {
  const { choose, shown } = deskOf('2025-10-10T16:00:00Z');
  choose();
  const { number } = shown();
  choose();
  expect(shown().verdict).toMatchObject({ kind: 'was-here', personId: 'p' });
  expect(shown().number).not.toBe(number);
});

it('what becomes of a verdict stays in its place: the finger is still on it', () => {
  const { choose, letIn, shown } = deskOf(null);
  choose();
  const { number } = shown();
  letIn();
  expect(shown()).toMatchObject({ number, verdict: { kind: 'come-in' } });
});

/** With Jonah, who owes. */
function deskOf(here: string | null) {
  const list = listOf(here);
  const desk = { list, news: [], mark: () => 1 } as unknown as Desk;
  const { result } = renderHook(() => useVerdict(desk));
  const found = findPerson(list, ({ id }) => id === 'p');
  if (!found) throw new Error('he is not listed');
  return {
    choose: () => act(() => result.current.choose(found)),
    letIn: () => act(() => result.current.letIn(found)),
    shown: () => result.current,
  };
}
