import { Button, Modal } from 'antd';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useOverlay } from '#ui/address/use-overlay.ts';
import { OverlayBoundary } from '#ui/feedback/error-boundary.tsx';
import { OPEN, openDialogIn, subjectIn } from './use-open-dialog.ts';

/** How a dialog and the `RoutedDialog` around it talk to each other. */
export interface DialogFrame {
  isOpen: boolean;
  /** Escape, Cancel and the cross: asks first when something is unsaved. */
  onCancel: () => void;
  /**
   * Its work is done: closes it without asking, then runs `then`, which may change the address. When the person has
   * closed it already, only `then` runs, and another dialog that is open by now stays open.
   */
  onDone: (then?: () => void) => void;
  /** The closing animation has ended. */
  onClosed: () => void;
  /** Whether it is still open. When it is not, the page must tell how a call ended. */
  isCurrent: () => boolean;
  /** Something was entered that closing would lose. */
  onUnsaved: (isUnsaved: boolean) => void;
}

interface RoutedDialogProps<Subject> {
  /** The name by which `useOpenDialog` opens it. */
  name: string;
  /**
   * Finds what it is about by the id in the address. Must give the same object until that changes; nothing is shown as
   * long as it gives `undefined`.
   */
  find: (id: string) => Subject | undefined;
  /** Takes the focus when the button that opened it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children: (subject: Subject, frame: DialogFrame) => ReactNode;
}

/** One opening of a dialog. It keeps its subject during the closing animation, so that its text does not change. */
interface Opening<Subject> {
  id: number;
  key: string;
  subject: Subject;
  isOpen: boolean;
}

/**
 * A dialog whose being open lives in the address: Back closes it, a reload and a shared link open it. It stands beside
 * what it is about; a page may hold as many as it likes, and one of them is open at a time.
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
      if (document.activeElement === document.body) fallbackFocus?.current?.focus({ preventScroll: true });
      setOpening((last) => (last?.id === opening.id && !last.isOpen ? null : last));
    },
    isCurrent,
    onUnsaved: setUnsaved,
  };
  return (
    // Every opening has a state of its own.
    <OverlayBoundary key={opening.id} isOpen={opening.isOpen} onClose={frame.onCancel}>
      <Content render={() => children(opening.subject, frame)} />
      {opening.isOpen && isUnsaved && <UnsavedGuard mayLeave={() => mayLeave.current} />}
    </OverlayBoundary>
  );
}

/** Draws inside of the boundary what fails there. */
function Content({ render }: { render: () => ReactNode }) {
  return render();
}

interface UnsavedGuardProps {
  /** Whether the dialog is being left with its work done. */
  mayLeave: () => boolean;
}

/** Asks before a dialog is left in which something was entered: by Escape, Cancel, Back, a link or a reload. */
function UnsavedGuard({ mayLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        openDialogIn(currentLocation) !== openDialogIn(nextLocation)),
  );
  useBeforeUnload((event) => event.preventDefault());

  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before something that was entered is thrown away. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      title="Discard what you entered?"
      open={isOpen}
      width={420}
      zIndex={1100}
      onCancel={onKeep}
      afterOpenChange={(hasOpened) => hasOpened && keep.current?.focus()}
      footer={[
        <Button key="keep" ref={keep} onClick={onKeep}>
          Keep editing
        </Button>,
        <Button key="discard" type="primary" danger onClick={onDiscard}>
          Discard
        </Button>,
      ]}
    >
      <p>It has not been sent or saved.</p>
    </Modal>
  );
}

/** Focuses a dialog's first field, unless somebody is typing in one already; the library would focus Close. */
export function focusFirstField(fields: HTMLElement | null): void {
  if (fields?.contains(document.activeElement)) return;
  fields?.querySelector<HTMLElement>('input, textarea')?.focus();
}
