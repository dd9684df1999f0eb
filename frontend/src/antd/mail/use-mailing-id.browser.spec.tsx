import { afterEach, expect, it } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useMailingId } from './use-mailing-id.ts';

afterEach(cleanup);

it('a mailing keeps its id as long as the same is sent', () => {
  const { result, rerender } = renderHook(useMailingId, { initialProps: 'Ola' });
  const id = result.current;
  rerender('Ola');
  expect(result.current).toBe(id);
  rerender('Ola, Wei');
  expect(result.current).not.toBe(id);
  expect(result.current).toMatch(/^[\da-f-]{36}$/);
});
