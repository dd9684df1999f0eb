import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useOverlay } from '#core/address/use-overlay.ts';
import { OverlayBoundary } from '../feedback/error-boundary.tsx';
import { DiscardDialog } from '../form/leave-guard.tsx';
import { OPEN, openDialogIn, subjectIn } from './use-open-dialog.ts';

/** What `RoutedDialog` passes to the dialog in it. */
export interface DialogFrame {
  isOpen: boolean;
  /** Escape, Cancel and the cross: asks first when something is unsaved. */
  onCancel: () => void;
  /**
   * Closes it without asking, then runs `then`, which may change the address. If the dialog was closed already, only `then`
   * runs, and a dialog that was opened since stays open.
   */
  onDone: (then?: () => void) => void;
  /** The closing animation has ended. */
  onClosed: () => void;
  /** Whether it is still open. */
  isCurrent: () => boolean;
  /** Closing would lose input. */
  onUnsaved: (isUnsaved: boolean, kept?: KeptInput) => void;
}

/** What is kept of the input of a dialog. */
interface KeptInput {
  /** Forgets it, once it is thrown away. */
  discard: () => void;
  /** A reload finds it again, so that the browser need not ask. */
  outlivesReload?: boolean;
}

interface RoutedDialogProps<Subject> {
  /** The name by which `useOpenDialog` opens it. */
  name: string;
  /**
   * Finds the subject by the id in the address. Must return the same object until it changes; the dialog stays closed while
   * it returns `undefined`.
   */
  find: (id: string) => Subject | undefined;
  /** Focused on closing when the button that opened it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children: (subject: Subject, frame: DialogFrame) => ReactNode;
}

/** One opening of a dialog. It keeps the subject during the closing animation, so that the text does not change. */
interface Opening<Subject> {
  id: number;
  key: string;
  subject: Subject;
  isOpen: boolean;
}

/**
 * A dialog that is opened by the address: Back closes it, a reload and a shared link open it. A page may have several, of
 * which one is open at a time.
 */
export function RoutedDialog<Subject>(props: RoutedDialogProps<Subject>) {
  const { name, find, fallbackFocus, children } = props;
  const overlay = useOverlay(OPEN);
  const key = overlay.value ?? '';
  const id = subjectIn(key, name);
  const found = id === null ? undefined : find(id);

  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  if (found !== undefined && (!opening?.isOpen || opening.key !== key)) {
    setOpening({ id: (opening?.id ?? 0) + 1, key, subject: found, isOpen: true });
    setUnsaved(false);
  } else if (found !== undefined && opening && found !== opening.subject) {
    setOpening({ ...opening, subject: found });
  } else if (opening?.isOpen && key !== opening.key) {
    setOpening({ ...opening, isOpen: false });
  }

  const current = useRef(0);
  const mayLeave = useRef(false);
  const kept = useRef<KeptInput | undefined>(undefined);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const openId = opening?.isOpen ? opening.id : 0;
  useLayoutEffect(() => {
    current.current = openId;
    mayLeave.current = false;
    return () => {
      current.current = 0;
    };
  }, [openId]);
  useEffect(() => {
    if (openId !== 0) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [openId]);

  const isClosed = useRef(false);
  useEffect(() => {
    if (opening || !isClosed.current) return;
    isClosed.current = false;
    const fallback = fallbackFocus?.current ?? null;
    // Nothing more exact has the focus than the page, or the drawer that the dialog was opened from.
    if (document.activeElement?.contains(fallback)) fallback?.focus({ preventScroll: true });
  }, [opening, fallbackFocus]);

  if (!opening) return null;

  const isCurrent = () => current.current === opening.id;
  const frame: DialogFrame = {
    isOpen: opening.isOpen,
    onCancel: () => {
      if (isCurrent()) overlay.close();
    },
    onDone: (then) => {
      if (!isCurrent()) return then?.();
      afterwards.current = then;
      mayLeave.current = true;
      overlay.close();
    },
    onClosed: () => {
      isClosed.current = true;
      setOpening((last) => (last?.id === opening.id && !last.isOpen ? null : last));
    },
    isCurrent,
    onUnsaved: (isNowUnsaved, nowKept) => {
      kept.current = nowKept;
      setUnsaved(isNowUnsaved);
    },
  };
  return (
    // Each opening starts with new state.
    <OverlayBoundary key={opening.id} isOpen={opening.isOpen} onClose={frame.onCancel}>
      <Content render={() => children(opening.subject, frame)} />
      {opening.isOpen && isUnsaved && (
        <UnsavedGuard mayLeave={() => mayLeave.current} kept={() => kept.current} />
      )}
    </OverlayBoundary>
  );
}

/** Renders inside of the boundary, so that it catches errors. */
function Content({ render }: { render: () => ReactNode }) {
  return render();
}

interface UnsavedGuardProps {
  /** Whether the dialog is being closed after saving. */
  mayLeave: () => boolean;
  kept: () => KeptInput | undefined;
}

/** Asks before a dialog with unsaved input is closed: by Escape, Cancel, Back, a link or, unless it is found again, a reload. */
function UnsavedGuard({ mayLeave, kept }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        openDialogIn(currentLocation) !== openDialogIn(nextLocation)),
  );
  useBeforeUnload((event) => {
    if (!kept()?.outlivesReload) event.preventDefault();
  });

  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => {
        // Also where the page is left, and with it the dialog before it has closed.
        kept()?.discard();
        blocker.proceed?.();
      }}
    />
  );
}

/** Focuses a dialog's first field, unless a field has the focus; antd would focus the close button. */
export function focusFirstField(fields: HTMLElement | null): void {
  if (fields?.contains(document.activeElement)) return;
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();
}
