const ENTRY = 'script[type=module][src]';

/** Whether the server has a newer release than the one that runs here. */
export async function isOutdated(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!running || !answer?.ok) return false;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return served.querySelector(ENTRY)?.getAttribute('src') !== running;
}
