import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { noteModal } from '../feedback/modals.ts';
import type { DialogFrame } from './routed-dialog.tsx';
import { lockScrolling } from './use-modal-layer.ts';

export type ModalFrame = Pick<DialogFrame, 'isOpen' | 'onCancel' | 'onClosed'>;

interface ModalOptions {
  /** A stray press beside it must not lose what was entered. */
  keepsInput?: boolean;
  /** The dialog itself has the focus when it opens: there is something to read first. */
  takesFocus?: boolean;
  /** Has the focus when it opens, in place of what stands first. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
}

/** What a native modal dialog needs of its `<dialog>`: it lies above everything, and gives the focus back when it closes. */
export function useNativeModal(
  frame: ModalFrame,
  { keepsInput = false, takesFocus = false, firstFocus }: ModalOptions,
) {
  const { isOpen, onCancel, onClosed } = frame;
  const dialog = useRef<HTMLDialogElement>(null);
  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    if (takesFocus) element.focus();
    firstFocus?.current?.focus();
    const stopNoting = noteModal(element);
    const unlock = lockScrolling();
    return () => {
      unlock();
      stopNoting();
      element.close();
    };
  }, [isOpen, takesFocus, firstFocus]);
  useEffect(() => {
    if (!isOpen) tellClosed();
  }, [isOpen]);
  return {
    ref: dialog,
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && !keepsInput) onCancel();
    },
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onCancel();
    },
    // Whatever stands below it has an Escape of its own.
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation(),
  };
}
