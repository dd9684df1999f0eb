import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { sentDevice } from '#core/api/browser/push-memory.ts';
import { mayChange, type SessionDispatch, useSession } from '#core/api/session.ts';
import type { TagType } from '#core/api/tag-kinds.ts';
import { api } from '#core/api/tags.ts';
import { isUnsaved } from '#core/code/release.ts';

/** What a notice may tell of. */
const TOLD: TagType[] = [
  'Schedule',
  'Event',
  'Registration',
  'Shifts',
  'InvitationDetails',
  'Wishes',
  'Draw',
];

/** What the service worker says to open pages. It shares no file with the app, so this stands in `offline/pushes.ts` as well. */
type Said = { said: 'pushed' } | { said: 'are-you-free' } | { said: 'open'; path: string };

/**
 * Hears of notices: the page asks again for what they may tell of, and goes where a click on one leads, unless something that is typed
 * would be lost by it. Where notices are on, the server is told when the browser has another address for them.
 *
 * @param isScreen nobody sits before the page, so that it goes nowhere
 */
export function usePushes({ isScreen }: { isScreen: boolean }): void {
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { user, isSignedIn } = useSession();
  const owner = isSignedIn && mayChange(user) ? user.email : undefined;
  useEffect(() => {
    const hear = ({ data, ports: [answer] }: MessageEvent<Said | null>) => {
      if (data?.said === 'pushed') dispatch(api.util.invalidateTags(TOLD));
      if (data?.said === 'are-you-free') answer?.postMessage(!isScreen && !isUnsaved());
      if (data?.said === 'open') void navigate(data.path);
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, [dispatch, navigate, isScreen]);
  useEffect(() => {
    if (!owner || !sentDevice()) return;
    const keep = async () => (await import('#ui/push/device.ts')).keepDevice(owner, dispatch);
    // The next page tries again.
    keep().catch(() => undefined);
  }, [owner, dispatch]);
}
