import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSaveLatest } from '#core/action/use-save-latest.ts';
import { failureText } from '#core/api/failure-text.ts';
import type { Push, PushDevice, PushTopic } from '#core/api/push.ts';
import type { SessionDispatch } from '#core/api/session.ts';
import { NOT_ALLOWED, NOT_ANSWERED, turnOff, turnOn } from './device.ts';
import { pushSupport } from './push-support.ts';
import { useDeviceName } from './use-device-name.ts';

const FAILURE = 'Your choice was not saved.';

interface DeviceTopics {
  /** What this device is told; nothing of it is off. */
  topics: readonly PushTopic[];
  /** Saves what it is told from now on. To be called in a press: else some browsers do not ask. */
  say: (topics: PushTopic[]) => void;
  /** That it was saved, or why not; empty before. */
  result: string;
  failure: string;
  /** The browser was asked, and said no for good. */
  isBlocked: boolean;
}

/** What this device is told, as somebody chooses it. @param email of whoever is signed in */
export function useDeviceTopics({ key, devices }: Push, email: string): DeviceTopics {
  const device = useDeviceName();
  const dispatch = useDispatch<SessionDispatch>();
  const [result, setResult] = useState('');
  const [failure, setFailure] = useState('');
  const [isBlocked, setBlocked] = useState(false);
  const own = devices.find(({ isThisSession }) => isThisSession);
  // The list is asked for again after each change, and whoever turns it off may be quicker than its answer.
  const saved = useRef<PushDevice>(undefined);
  const save = async (topics: PushTopic[]) => {
    setBlocked(false);
    setResult('');
    setFailure('');
    const outcome: { data?: PushDevice; error?: unknown } = await (topics.length > 0
      ? turnOn({ dispatch, owner: email, key: key ?? '', topics })
      : turnOff(saved.current ?? own, dispatch));
    if (outcome.error) return outcome;
    saved.current = outcome.data;
    setResult(topics.length > 0 ? 'Saved.' : `Nothing is told on ${device} any more.`);
    return outcome;
  };
  const { said, say } = useSaveLatest({
    save,
    failure: FAILURE,
    // What the browser was told stands here in words; where it was closed without an answer, that does.
    refused: (error) => {
      if (error !== NOT_ALLOWED) return setFailure(failureText(FAILURE, error));
      if (pushSupport() === 'denied') setBlocked(true);
      else setFailure(NOT_ANSWERED);
    },
  });
  return { topics: said ?? own?.topics ?? [], say, result, failure, isBlocked };
}
