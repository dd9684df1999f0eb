import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import styles from './feedback.module.css';

/** ms of hovering until a tooltip shows; none when another one was shown so shortly before. */
const DELAY = 700;
const SKIP_DELAY = 300;
/** ms in which the pointer can reach the tooltip from its control. */
const GRACE = 100;
/** px, from its control, and from the edges of the window. */
const GAP = 6;
const MARGIN = 8;

/**
 * Shows the tooltips of all controls, one at a time. It stays while the pointer is on it, and closes with Escape, a press or
 * by scrolling.
 *
 * @param first what was hovered or focused, for which this was loaded
 */
export function showTooltips(first: Element, signal: AbortSignal): void {
  const tip = document.createElement('div');
  tip.role = 'tooltip';
  tip.popover = 'manual';
  tip.className = styles.tooltip ?? '';
  document.body.append(tip);
  let control: HTMLElement | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -SKIP_DELAY;

  const close = () => {
    clearTimeout(opening);
    if (tip.matches(':popover-open')) {
      tip.hidePopover();
      closedAt = performance.now();
    }
  };
  const open = async (at: HTMLElement) => {
    tip.textContent = at.dataset.tooltip ?? '';
    // Shown before it is measured; the top layer is above dialogs as well.
    tip.showPopover();
    const { x, y } = await computePosition(at, tip, {
      strategy: 'fixed',
      placement: 'top',
      middleware: [offset(GAP), flip({ padding: MARGIN }), shift({ padding: MARGIN })],
    });
    tip.style.translate = `${x}px ${y}px`;
  };
  /** Nothing happens again at the same control: a press has closed its tooltip for as long as the pointer stays. */
  const moveTo = (next: HTMLElement | null, delay: number) => {
    if (next === control) return;
    const wait = performance.now() - closedAt < SKIP_DELAY || tip.matches(':popover-open') ? 0 : delay;
    close();
    stay();
    control = next;
    if (next) opening = setTimeout(() => next.isConnected && open(next), wait);
  };
  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const hover = (target: EventTarget | null) => {
    const next = controlAt(target);
    if (target !== tip && !next) {
      leaving ??= setTimeout(() => moveTo(null, 0), GRACE);
      return;
    }
    stay();
    if (next) moveTo(next, DELAY);
  };
  const focus = (target: EventTarget | null) => {
    const next = controlAt(target);
    if (next?.matches(':focus-visible')) moveTo(next, 0);
  };

  const onPage = <Type extends keyof DocumentEventMap>(
    type: Type,
    react: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, react, { signal, capture: true });
  // Browsers send no moves by themselves when a page changes below the pointer.
  onPage('pointermove', ({ target, pointerType }) => pointerType !== 'touch' && hover(target));
  onPage('focusin', ({ target }) => focus(target));
  onPage('focusout', () => (control?.matches(':hover') ? close() : moveTo(null, 0)));
  onPage('keydown', ({ key }) => key === 'Escape' && close());
  for (const type of ['pointerdown', 'click', 'scroll'] as const) onPage(type, close);
  signal.addEventListener('abort', () => {
    close();
    tip.remove();
  });
  if (first.matches(':hover')) hover(first);
  else focus(document.activeElement);
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
