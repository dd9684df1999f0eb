import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Desk } from '../desk/use-door-desk.ts';
import { LIST } from './testing/desk.ts';
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
