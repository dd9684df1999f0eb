import { expect, type Page, type Request } from '@playwright/test';

/** Makes the server fail at calls to a path, or refuse them with a status and a message; gives back how to stop it. */
export async function failCalls(
  page: Page,
  path: RegExp,
  { method, status = 500, message = 'Something went wrong' }: FailedCall = {},
): Promise<() => Promise<void>> {
  await page.route(path, (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    return route.fulfill({
      status,
      json: { statusCode: status, title: 'Error', message, detail: message },
    });
  });
  return () => page.unroute(path);
}

interface FailedCall {
  /** Every method by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  status?: number;
  message?: string;
}

/** Keeps the answers to calls to a path back until they are let go. */
export async function holdCalls(page: Page, path: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return letGo;
}

interface UnansweredCall extends FailedCall {
  call: RegExp;
  /** Refuses the call in the end; without it the product's own answer comes. */
  isRefused?: boolean;
  /** What makes the page call. */
  act: () => Promise<unknown>;
  /** What takes the person elsewhere in the app meanwhile, as a link, Back or Escape; it waits until they are there. */
  leave: () => Promise<unknown>;
}

/** Leaves what asked while the answer is under way, lets the answer come and gives the page the time to make something of it. */
export async function leaveUnanswered(page: Page, unanswered: UnansweredCall): Promise<void> {
  const { call, isRefused = false, act, leave, method = 'POST', ...failure } = unanswered;
  const stop = isRefused ? await failCalls(page, call, { method, ...failure }) : undefined;
  // Routes are asked from the last one made to the first.
  const letGo = await holdCalls(page, call);
  const isCall = (request: Request) => call.test(request.url()) && request.method() === method;
  const asked = page.waitForRequest(isCall);
  const answered = page.waitForResponse((response) => isCall(response.request()));
  await act();
  await asked;
  await leave();
  letGo();
  await answered;
  // What the page makes of the answer, wherever it does so, is done by then.
  await page.waitForTimeout(500);
  await stop?.();
}

/** Goes to another page by a link, as a way to leave. */
export async function toFaq(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
}

/** The notices that tell something about what was asked for on another page, with these words, and what they name. */
export const toast = (page: Page, text: string | RegExp, about = '') =>
  page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: about });
