import { type MouseEvent, useRef } from 'react';

/** ms between the two taps of a double tap, at most. */
const DOUBLE_TAP = 500;

export type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'nativeEvent'>;

/**
 * Tells whether a press is only the second one of a double click or double tap about the same thing, which would take back
 * what the first one did.
 */
export function useIsRepeat(): (press: Press, subject?: string) => boolean {
  const last = useRef({ subject: '', at: Number.NEGATIVE_INFINITY });
  return ({ detail, timeStamp, nativeEvent }, subject = '') => {
    const isSoon = subject === last.current.subject && timeStamp - last.current.at < DOUBLE_TAP;
    last.current = { subject, at: timeStamp };
    return detail > 1 || (isSoon && !isOfMouse(nativeEvent));
  };
}

/** A mouse's double click is told by `detail`, as long as its person has set it; of taps only very quick ones are. */
function isOfMouse(event: Press['nativeEvent']): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
