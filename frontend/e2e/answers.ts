import type { Page } from '@playwright/test';

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
