import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isDialogEntry, openDialogIn, subjectIn, withDialog } from './dialog-address.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

/** What a dialog is told by its place on the page, and tells it. */
export interface DialogFrame {
  isOpen: boolean;
  /** Escape, Cancel and the cross: asks first when something is unsaved. */
  onCancel: () => void;
  /**
   * Its work is done: closes it without asking, and then does what belongs to the page behind. A dialog that the person
   * has closed already closes nothing, least of all another one.
   */
  onDone: (then?: () => void) => void;
  /** Its leaving has ended. */
  onClosed: () => void;
  /** Whether it is still on. What a call has to say that ends later is said by the page. */
  isCurrent: () => boolean;
  /** Something was entered that closing would lose. */
  onUnsaved: (isUnsaved: boolean) => void;
}

interface RoutedDialogProps<Subject> {
  /** The name by which `useOpenDialog` opens it. */
  name: string;
  /** What it is about, by the id in the address; nothing shows as long as that is not known. */
  find: (id: string) => Subject | undefined;
  /** Takes the focus when the button that opened it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children: (subject: Subject, frame: DialogFrame) => ReactNode;
}

/** One opening of a dialog; it keeps its subject while it leaves, so that nothing changes under the eye. */
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
  const location = useLocation();
  const navigate = useNavigate();
  const key = openDialogIn(location);
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
  const isLeaving = useRef(false);
  const mayLeave = useRef(false);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  const openId = opening?.isOpen ? opening.id : 0;
  useLayoutEffect(() => {
    current.current = openId;
    isLeaving.current = false;
    mayLeave.current = false;
  }, [openId]);
  useEffect(() => {
    if (openId !== 0) return;
    afterwards.current?.();
    afterwards.current = undefined;
  }, [openId]);

  if (!opening) return null;

  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (isDialogEntry(location)) void navigate(-1);
    else void navigate({ search: withDialog(location, null) }, { replace: true, preventScrollReset: true });
  };
  const isCurrent = () => current.current === opening.id;
  const frame: DialogFrame = {
    isOpen: opening.isOpen,
    onCancel: () => {
      if (isCurrent()) leave();
    },
    onDone: (then) => {
      if (!isCurrent()) return then?.();
      afterwards.current = then;
      mayLeave.current = true;
      leave();
    },
    onClosed: () => {
      if (document.activeElement === document.body) fallbackFocus?.current?.focus({ preventScroll: true });
      setOpening((last) => (last?.id === opening.id && !last.isOpen ? null : last));
    },
    isCurrent,
    onUnsaved: setUnsaved,
  };
  return (
    <>
      <Keyed key={opening.id}>{children(opening.subject, frame)}</Keyed>
      {opening.isOpen && isUnsaved && (
        <UnsavedGuard
          mayLeave={() => mayLeave.current}
          onStay={() => {
            isLeaving.current = false;
          }}
        />
      )}
    </>
  );
}

/** Gives every opening of a dialog a state of its own. */
function Keyed({ children }: { children: ReactNode }) {
  return children;
}
