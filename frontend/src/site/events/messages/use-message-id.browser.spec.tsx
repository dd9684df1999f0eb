import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useMessageId } from './use-message-id.ts';

function Message() {
  const [waiting, setWaiting] = useState(true);
  const [sent, setSent] = useState<string[]>([]);
  const { take, renew } = useMessageId('7c1', waiting);
  return (
    <>
      <button type="button" onClick={() => setSent([...sent, take()])}>
        Send
      </button>
      <button type="button" onClick={() => setWaiting(!waiting)}>
        Others
      </button>
      <button type="button" onClick={renew}>
        Another text
      </button>
      <output>{sent.join(' ')}</output>
    </>
  );
}

afterEach(cleanup);

it('another text gets another id for either audience, also where the answer to the first was lost', () => {
  new Server();
  renderApp({ '/': <Message /> }, '/');
  for (const name of ['Send', 'Send', 'Others', 'Another text', 'Others', 'Send']) {
    fireEvent.click(screen.getByRole('button', { name }));
  }

  const [first, again, next] = screen.getByRole('status').textContent.split(' ');
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
