import {
  dismissPush,
  endPush,
  isOwnTopic,
  keepSentDevice,
  type SentDevice,
  sentDevice,
} from '#core/api/browser/push-memory.ts';
import { generatedApi } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { type PushDevice, type PushTopic, pushApi } from '#core/api/push.ts';
import type { SessionDispatch } from '#core/api/session.ts';
import { pushSupport } from './push-support.ts';

/** What the browser said no to. */
export const NOT_ALLOWED = 'not-allowed';

/** What is said where the browser asked and was closed without an answer. */
export const NOT_ANSWERED = 'Nothing was turned on: the browser was not allowed to send notices.';

interface DeviceToSend {
  dispatch: SessionDispatch;
  /** The address of whoever is signed in. */
  owner: string;
  /** The server's public key. */
  key: string;
  topics: PushTopic[];
}

/** Asks the browser, if it has not been asked, and tells the server where to reach it. To be called in a press: else some do not ask. */
export async function turnOn(device: DeviceToSend): Promise<{ data?: PushDevice; error?: unknown }> {
  if ((await Notification.requestPermission()) !== 'granted') return { error: NOT_ALLOWED };
  try {
    return await send(await subscribe(device.key), device);
  } catch (error) {
    // The browser reaches no push service, or somebody has switched it off.
    return { error };
  }
}

/**
 * Has the server forget the device of this browser. Whoever turned off what is about themselves knows where that is, and is not asked again
 * here.
 */
export async function turnOff(
  device: PushDevice | undefined,
  dispatch: SessionDispatch,
): Promise<{ error?: unknown }> {
  const outcome: { error?: unknown } = device
    ? await dispatch(pushApi.endpoints.removeDevice.initiate(device.id))
    : {};
  // Somebody may have removed it from elsewhere meanwhile.
  if (outcome.error && problemOf(outcome.error).status !== 404) return outcome;
  const wasOwn = sentDevice()?.topics.some(isOwnTopic) ?? true;
  await endPush();
  if (wasOwn) dismissPush();
  return {};
}

/**
 * Sends the device of this browser again where the server knows another one or, after a new sign-in, none. It ends where it is
 * somebody else's by now, was removed from elsewhere, or the browser may not tell any more.
 *
 * @param owner the address of whoever is signed in
 */
export async function keepDevice(owner: string, dispatch: SessionDispatch): Promise<void> {
  const sent = sentDevice();
  if (!sent) return;
  const { data } = await dispatch(pushApi.endpoints.getPush.initiate(undefined, ANEW));
  // Nothing is known without an answer, and where notices are off they may be on again tomorrow.
  if (!data?.key) return;
  const known = data.devices.find(({ isThisSession }) => isThisSession);
  if (pushSupport() !== 'granted' || (!known && sent.owner !== owner)) return end(known, dispatch);
  const subscription = await subscribe(data.key);
  const isSame = subscription.endpoint === sent.endpoint;
  if (known && isSame) return sent.owner === owner ? undefined : keepSentDevice({ ...sent, owner });
  if (isSame && !(await isNewSession(sent, dispatch))) return end(known, dispatch);
  await send(subscription, { dispatch, owner, key: data.key, topics: sent.topics });
}

const ANEW = { forceRefetch: true, subscribe: false } as const;

async function end(known: PushDevice | undefined, dispatch: SessionDispatch): Promise<void> {
  await endPush();
  if (known) await dispatch(pushApi.endpoints.removeDevice.initiate(known.id));
}

/** Whether somebody has signed in since the device was sent: the session that knew it is gone. */
async function isNewSession({ createdAt }: SentDevice, dispatch: SessionDispatch): Promise<boolean> {
  const { data = [] } = await dispatch(generatedApi.endpoints.listSessions.initiate(undefined, ANEW));
  return data.some((session) => session.current && session.createdAt > createdAt);
}

/** The subscription of this browser, made where there is none. */
async function subscribe(key: string): Promise<PushSubscription> {
  // Without one the other would never be ready.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('There is no service worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // What was made for another key takes nothing of this server.
  if (known && keyOf(known) !== key) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function send(subscription: PushSubscription, { dispatch, owner, topics }: DeviceToSend) {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const result = await dispatch(pushApi.endpoints.saveDevice.initiate({ endpoint, p256dh, auth, topics }));
  if (result.data) keepSentDevice({ owner, endpoint, topics, createdAt: result.data.createdAt });
  return result;
}
