import type { PushTopic } from '../push.ts';
import { browserStore } from './browser-store.ts';

/** Where the browser keeps what it has sent as its device. */
const KEPT = 'tablefall.push';
/** Where it keeps that notices of one's own games were turned down. Releases before kept that in the place of the device. */
const TURNED_DOWN = 'tablefall.push-offer';
const DISMISSED = 'dismissed';

/** What this browser has sent to the server as its device. */
export interface SentDevice {
  /** The address of whose device it was. */
  owner: string;
  endpoint: string;
  topics: PushTopic[];
  /** When the server took it: a session that is newer does not know it. */
  createdAt: string;
}

/** Whether it is about oneself. What others want is told to who asks for it, and nobody is asked. */
export const isOwnTopic = (topic: PushTopic) => topic !== 'flag';

/** The device that was sent from here; null where nobody has turned notices on. */
export function sentDevice(): SentDevice | null {
  try {
    const device: unknown = JSON.parse(browserStore.read(KEPT) ?? 'null');
    return isSentDevice(device) ? device : null;
  } catch {
    return null;
  }
}

export function keepSentDevice(device: SentDevice): void {
  const hadOwn = sentDevice()?.topics.some(isOwnTopic) && !device.topics.some(isOwnTopic);
  if (hadOwn || browserStore.read(KEPT) === DISMISSED) dismissPush();
  browserStore.write(KEPT, JSON.stringify(device));
}

/** Whether somebody may be asked here: not where notices of their own games are on, nor where they were turned down. */
export function mayOfferPush(): boolean {
  if (browserStore.read(TURNED_DOWN) !== null) return false;
  const sent = sentDevice();
  return sent ? !sent.topics.some(isOwnTopic) : browserStore.read(KEPT) === null;
}

/** Nobody is asked here any more. */
export function dismissPush(): void {
  browserStore.write(TURNED_DOWN, DISMISSED);
}

/** Ends the notices of this browser, if there are any: nothing that is still under way to it is shown, and none stays on its screen. */
export async function endPush(): Promise<void> {
  const wasTold = sentDevice() !== null;
  if (wasTold) browserStore.write(KEPT, null);
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    // Also where the device has ended before: what it showed is still there.
    for (const notice of (await worker?.getNotifications?.()) ?? []) notice.close();
    if (!wasTold) return;
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The server has forgotten the device, so that nothing comes all the same.
  }
}

/** A release may have kept it in another form. */
function isSentDevice(value: unknown): value is SentDevice {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['owner', 'endpoint', 'topics', 'createdAt'].every((field) => field in value)
  );
}
