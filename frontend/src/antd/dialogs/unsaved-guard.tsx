import { Button, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { openDialogIn } from './dialog-address.ts';

interface UnsavedGuardProps {
  /** Whether the dialog is being left with its work done. */
  mayLeave: () => boolean;
  onStay: () => void;
}

/** Asks before a dialog is left in which something was entered: by Escape, Cancel, Back, a link or a reload. */
export function UnsavedGuard({ mayLeave, onStay }: UnsavedGuardProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        openDialogIn(currentLocation) !== openDialogIn(nextLocation)),
  );
  useBeforeUnload((event) => event.preventDefault());

  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (isAsking) onStay();
  });
  return (
    <Modal
      title="Discard what you entered?"
      open={isAsking}
      width={420}
      zIndex={1100}
      onCancel={() => blocker.reset?.()}
      afterOpenChange={(hasOpened) => hasOpened && keep.current?.focus()}
      footer={[
        <Button key="keep" ref={keep} onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>,
        <Button key="discard" type="primary" danger onClick={() => blocker.proceed?.()}>
          Discard
        </Button>,
      ]}
    >
      <p>It has not been sent or saved.</p>
    </Modal>
  );
}
