import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { keepSentDevice } from '#core/api/browser/push-memory.ts';
import { useGetOwnDaysQuery, useGetSessionQuery } from '#core/api/generated.ts';
import { KEY, PushBrowser } from '#test/push.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { usePushes } from './use-pushes.ts';

const USER = { email: 'dana@mail.example', names: [], roles: [], needsLogin: false };
const DAYS = 'GET /api/me/days';
const PUSH = 'GET /api/push';

let browser: PushBrowser;
let server: Server;

beforeEach(() => {
  browser = new PushBrowser();
  browser.permission = 'granted';
  server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(DAYS, { body: {} })
    .on(PUSH, { body: { key: KEY, devices: [] } });
});
afterEach(() => {
  cleanup();
  browser.end();
});

function Page({ isScreen = false }: { isScreen?: boolean }) {
  usePushes({ isScreen });
  useGetSessionQuery();
  return <p>{useGetOwnDaysQuery().isSuccess && 'Days'}</p>;
}

async function open(element = <Page />) {
  const app = renderApp(
    {
      '/my-days': (
        <>
          {element}
          <textarea aria-label="Question" />
        </>
      ),
      '/events': <p>Events</p>,
    },
    '/my-days',
  );
  await screen.findByText('Days');
  return app;
}
const say = async (data: unknown) => {
  let answers: unknown[] = [];
  await act(async () => {
    answers = browser.say(data);
  });
  return answers;
};

describe('an open page', () => {
  it('asks again for what a notice may tell of', async () => {
    await open();
    const before = server.count(DAYS);
    await say({ said: 'pushed' });
    await waitFor(() => expect(server.count(DAYS)).toBe(before + 1));
  });

  it('goes where a click on a notice leads', async () => {
    await open();
    expect(await say({ said: 'are-you-free' })).toEqual([true]);
    await say({ said: 'open', path: '/events?event=1' });
    await screen.findByText('Events');
  });

  it('is not free while something is typed in it, nor where nobody sits before it', async () => {
    await open();
    screen.getByLabelText<HTMLTextAreaElement>('Question').value = 'How long does it take?';
    expect(await say({ said: 'are-you-free' })).toEqual([false]);
    cleanup();

    await open(<Page isScreen />);
    expect(await say({ said: 'are-you-free' })).toEqual([false]);
  });
});

describe('the server', () => {
  it('is asked nothing about notices for people who never turned them on', async () => {
    await open();
    // What asks for it would have come with the session, which the days were asked for after.
    await waitFor(() => expect(server.count('GET /api/user/session')).toBeGreaterThan(0));
    expect(server.count(PUSH)).toBe(0);
  });

  it('is asked where they are on, once it is known who is signed in', async () => {
    keepSentDevice({ owner: USER.email, endpoint: '', topics: ['seat'], createdAt: '' });
    await open();
    await waitFor(() => expect(server.count(PUSH)).toBe(1));
  });

  it('is not asked by who may not change anything', async () => {
    keepSentDevice({ owner: USER.email, endpoint: '', topics: ['seat'], createdAt: '' });
    server.on('GET /api/user/session', { body: { user: { ...USER, needsLogin: true } } });
    await open();
    expect(server.count(PUSH)).toBe(0);
  });
});
