import { type MouseEvent as ReactMouseEvent, useRef } from 'react';
import { onServer } from '../screen.ts';

/** ms between the two taps of a double tap, at most. */
const DOUBLE_TAP = 500;

/**
 * px between its two clicks, at most. Browsers also count two quick taps on neighbouring rows of a list as one double click:
 * Chromium up to about 75 px.
 */
const SAME_PLACE = 22;

export type Press = Pick<ReactMouseEvent, 'detail' | 'timeStamp' | 'nativeEvent' | 'clientX' | 'clientY'>;

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
let before: Click | undefined;
let latest: Click | undefined;
if (!onServer) {
  window.addEventListener('click', remember, { capture: true });
  window.addEventListener('scroll', forget, { capture: true, passive: true });
}

interface Click extends Place {
  pressed: Element | null;
  /** ms, as `timeStamp` of events. */
  at: number;
}

function remember(event: MouseEvent): void {
  const { clientX, clientY, timeStamp, target } = event;
  const pressed = target instanceof Element ? pressedBy(target) : null;
  if (latest && pressed !== latest.pressed && isRepeatOf(latest, event) && hasMoved(latest)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  before = latest;
  latest = { clientX, clientY, pressed, at: timeStamp };
}

/** A press of a label is followed by a click on its field, which may stand elsewhere. */
function pressedBy(target: Element): Element {
  const control = target.closest('button, a, label, input, select, summary') ?? target;
  return (control instanceof HTMLInputElement && control.labels?.[0]) || control;
}

/** Whoever scrolls in between knows that something else is below the finger. */
function forget(): void {
  if (latest) latest.pressed = null;
}

/** Whether a press is the second tap or click of a double one at the same place; never one by a key, whose `detail` is 0. */
function isRepeatOf(first: Click, event: MouseEvent): boolean {
  const { detail, timeStamp } = event;
  const isSoon = detail > 1 || (detail === 1 && timeStamp - first.at < DOUBLE_TAP && !isOfMouse(event));
  return isSoon && isSamePlace(first, event);
}

/** Whether what was pressed is elsewhere by now: the second tap is not meant for what has come to its place. */
function hasMoved({ pressed, clientX, clientY }: Click): boolean {
  if (!pressed) return false;
  const { left, right, top, bottom } = pressed.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

type Place = Pick<Press, 'clientX' | 'clientY'>;

function isOfDoubleClick(press: Press): boolean {
  if (press.detail < 2) return false;
  // The first click loaded this code.
  if (!before) return true;
  return isSamePlace(before, press);
}

function isSamePlace(one: Place, other: Place): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= SAME_PLACE;
}

/** For a mouse, `detail` counts by the system's setting for double clicks; for taps it misses the slower ones. */
function isOfMouse(event: Press['nativeEvent']): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
