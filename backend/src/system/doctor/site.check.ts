import { connect } from 'node:tls';
import type { Config } from '@tablefall/platform/config/config';
import { type Found, trouble, works } from './finding.dto.ts';

const PATIENCE_MS = 5_000;
const DAY_MS = 86_400_000;
/** A proxy renews its certificate a month before its end: one that is closer to it was not renewed. In days. */
const SHORT = 14;
const LAST = 3;

/** Whether visitors reach the product at the address that all links begin with, and will in the next days. */
export async function checkSite({ PUBLIC_URL }: Config): Promise<Found[]> {
  const advice =
    'Look whether the proxy runs, whether its certificate holds, and whether the DNS points PUBLIC_URL to it. Every link in a mail begins with this address.';
  try {
    const answer = await fetch(`${PUBLIC_URL}/api/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = (await answer.json()) as { status?: string };
    if (!answer.ok || body.status !== 'ok')
      return trouble('failed', 'Something else answers at PUBLIC_URL.', `Status ${answer.status}`, advice);
  } catch (error) {
    const { message, cause } = error as Error;
    const detail = cause instanceof Error ? cause.message : message;
    return trouble('failed', 'The site does not answer at PUBLIC_URL.', `${PUBLIC_URL}: ${detail}`, advice);
  }
  const url = new URL(PUBLIC_URL);
  const days = url.protocol === 'https:' ? await daysOfCertificate(url) : null;
  if (days === null || days >= SHORT) return works('The site answers at PUBLIC_URL.', PUBLIC_URL);
  return trouble(
    days < LAST ? 'failed' : 'warning',
    'The certificate of PUBLIC_URL ends soon.',
    `It holds for ${days} more days.`,
    'The proxy should have renewed it by now: its log says why it has not.',
  );
}

/** For how many whole days a site's certificate still holds; that it does so now was seen before. */
function daysOfCertificate({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect(
      { host, port: Number(port || 443), servername: host, timeout: PATIENCE_MS },
      () => {
        resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS));
        socket.destroy();
      },
    );
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('The site does not answer')));
  });
}
