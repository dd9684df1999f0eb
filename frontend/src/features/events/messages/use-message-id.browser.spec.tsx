import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '#app/store.ts';
import { Server } from '#test/server.ts';
import { useMessageId } from './use-message-id.ts';

afterEach(cleanup);

it('another text gets another id for either audience, also where the answer to the first was lost', () => {
  new Server();
  const store = createStore();
  const { result, rerender } = renderHook(({ waiting }) => useMessageId('7c1', waiting), {
    initialProps: { waiting: true },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const take = () => {
    let id = '';
    act(() => {
      id = result.current.take();
    });
    return id;
  };
  const first = take();
  expect(take()).toBe(first);

  rerender({ waiting: false });
  expect(take()).not.toBe(first);
  act(() => result.current.renew());
  rerender({ waiting: true });
  expect(take()).not.toBe(first);
});
