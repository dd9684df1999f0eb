import { type MouseEvent, useRef } from 'react';
import { onServer } from '../screen.ts';

/** ms between the two taps of a double tap, at most. */
const DOUBLE_TAP = 500;

/**
 * px between its two clicks, at most. Browsers also count two quick taps on neighbouring rows of a list as one double click:
 * Chromium up to about 75 px.
 */
const SAME_PLACE = 22;

export type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'nativeEvent' | 'clientX' | 'clientY'>;

/** Returns a function that says whether a press is the second one of a double click or double tap on the same subject. */
export function useIsRepeat(): (press: Press, subject?: string) => boolean {
  const last = useRef({ subject: '', at: Number.NEGATIVE_INFINITY });
  return (press, subject = '') => {
    const { timeStamp, nativeEvent } = press;
    const isSoon = subject === last.current.subject && timeStamp - last.current.at < DOUBLE_TAP;
    last.current = { subject, at: timeStamp };
    return isOfDoubleClick(press) || (isSoon && !isOfMouse(nativeEvent));
  };
}

/** The click before the latest one, wherever on the page: a dialog may have opened below the pointer since. */
let before: Place | undefined;
let latest: Place | undefined;
if (!onServer) {
  window.addEventListener('click', remember, { capture: true });
}

function remember({ clientX, clientY }: Place): void {
  before = latest;
  latest = { clientX, clientY };
}

type Place = Pick<Press, 'clientX' | 'clientY'>;

function isOfDoubleClick({ detail, clientX, clientY }: Press): boolean {
  if (detail < 2) return false;
  // The first click loaded this code.
  if (!before) return true;
  return Math.hypot(clientX - before.clientX, clientY - before.clientY) <= SAME_PLACE;
}

/** For a mouse, `detail` counts by the system's setting for double clicks; for taps it misses the slower ones. */
function isOfMouse(event: Press['nativeEvent']): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
