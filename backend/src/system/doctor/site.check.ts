import { connect } from 'node:tls';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import type { Config } from '@tablefall/platform/config/config';
import { type Found, trouble, works } from './finding.dto.ts';

const PATIENCE_MS = 5_000;

/** In days. */
interface Certificate {
  life: number;
  left: number;
}

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
  const certificate = url.protocol === 'https:' ? await certificateOf(url) : null;
  const state = certificate ? stateOf(certificate) : 'ok';
  if (!certificate || state === 'ok') return works('The site answers at PUBLIC_URL.', PUBLIC_URL);
  return trouble(
    state,
    'The certificate of PUBLIC_URL ends soon.',
    `It holds for ${Math.floor(certificate.left)} more days.`,
    'The proxy should have renewed it by now: its log says why it has not.',
  );
}

/**
 * A proxy renews a certificate when a third of its life is left, which is a month of the usual 90 days: one that is much closer
 * to its end was not renewed. Some are made for a few days only.
 */
export function stateOf({ life, left }: Certificate): 'ok' | 'warning' | 'failed' {
  if (left < Math.min(3, life / 30)) return 'failed';
  return left < Math.min(14, life / 6) ? 'warning' : 'ok';
}

/** Of a site's certificate; that it holds now was seen before. */
function certificateOf({ hostname, port }: URL): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect(
      { host, port: Number(port || 443), servername: host, timeout: PATIENCE_MS },
      () => {
        const { valid_from, valid_to } = socket.getPeerCertificate();
        const end = Date.parse(valid_to);
        resolve({ life: (end - Date.parse(valid_from)) / DAY_MS, left: (end - Date.now()) / DAY_MS });
        socket.destroy();
      },
    );
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('The site does not answer')));
  });
}
