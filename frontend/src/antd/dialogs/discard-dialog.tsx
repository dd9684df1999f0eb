import { Button, Modal } from 'antd';
import { useRef } from 'react';

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
