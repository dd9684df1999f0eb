import * as RadixToast from '@radix-ui/react-toast';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToast, dismissToast, showToast, subscribeToToasts, type Toast } from '#core/action/toast.ts';
import { Icon } from '../pieces/icon.tsx';
import { useBarBelow } from './bottom-bar.tsx';
import { useTopModal } from './modals.ts';
import { useToastPlace } from './toast-place.tsx';
import styles from './toast-viewport.module.css';

/** ms and px. */
const SHOWN_FOR = 5000;
const SWIPE_THRESHOLD = 50;

/** Shows toasts, in dialogs and drawers as well. F8 moves the focus there and Escape back, a swipe to the right closes a toast, hover and focus keep it open. */
export function ToastViewport() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  const modal = useTopModal();
  const offered = useToastPlace();
  // A native dialog may have opened above what offers a place.
  const isOffered = offered && (!modal || modal.contains(offered));
  const within = isOffered ? offered : modal;
  const barBelow = useBarBelow();
  const element = useRef<HTMLLIElement>(null);
  const viewport = useRef<HTMLOListElement>(null);
  useFocusAboveDialogs(viewport);
  // Escape pressed elsewhere closes a dialog there, and must not remove the Undo of a toast.
  const wasEscapedElsewhere = useRef(false);
  const close = () => {
    if (!wasEscapedElsewhere.current) dismissToast();
    wasEscapedElsewhere.current = false;
  };
  const cameFrom = useRef<HTMLElement>(null);
  const place = (
    <RadixToast.Viewport
      ref={viewport}
      className={isOffered ? styles.inFlow : styles.viewport}
      style={within ? undefined : { bottom: barBelow }}
      hotkey={['F8']}
      onFocus={({ target, currentTarget, relatedTarget }) => {
        if (target !== currentTarget) return;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    />
  );
  return (
    <RadixToast.Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          ref={element}
          className={`row gap-12 anywhere ink ${styles.toast} ${styles[toast.variant]}`}
          open={toast.open}
          duration={toast.shownFor ?? (toast.action && Number.POSITIVE_INFINITY)}
          onEscapeKeyDown={(event) => {
            wasEscapedElsewhere.current = !element.current?.contains(event.target as Node);
            if (wasEscapedElsewhere.current) return;
            // It closes the toast alone, not the dialog in which it stands.
            event.preventDefault();
            // Radix takes a focus that stays here for somebody who reads, and would leave the next toast open.
            if (cameFrom.current?.isConnected) cameFrom.current.focus();
            else (document.activeElement as HTMLElement).blur();
            dismissToast();
          }}
          onOpenChange={(open) => open || close()}
        >
          <Icon name={toast.variant === 'destructive' ? 'alert' : 'check'} className={styles.mark} />
          <div>
            {/* Radix tells their texts in one row, and would make one word of the last and the first of two. */}
            <RadixToast.Title className="strong">{toast.title}</RadixToast.Title>
            {toast.about && ' '}
            {toast.about && <p className="muted">{toast.about}</p>}
            {toast.description && ' '}
            {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
          </div>
          {toast.action && ' '}
          {toast.action && (
            <RadixToast.Action
              className="btn"
              altText={toast.action.label}
              onClick={() => void takeOffer(toast)}
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className="icon-btn" aria-label="Close">
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {within ? createPortal(place, within) : place}
    </RadixToast.Provider>
  );
}

/** Does what a toast offers. Where a sign-in is asked for first it is offered again, until something else is done: the server knows its time. */
async function takeOffer(toast: Toast): Promise<void> {
  const outcome = await toast.action?.run();
  if (outcome !== 'needs-sign-in' || toast.id !== currentToast()?.id) return;
  const { shownFor: _over, ...offer } = toast;
  showToast(offer);
}

/**
 * Lets the focus stay in an element that is shown above dialogs. Ant Design's dialogs and drawers fetch it back from wherever it
 * goes, by a listener on the window: of this element it hears nothing.
 */
function useFocusAboveDialogs(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      if (element.current?.contains(event.target as Node)) event.stopPropagation();
    };
    // Not the capture phase, so that React and whoever else listens on the page hear of it.
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [element]);
}
