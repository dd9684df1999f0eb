import { Button, Drawer } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useScreen } from '#core/screen.ts';
import { focusFirstField } from '#ui/dialog/routed-dialog.tsx';
import { BarPlace } from '#ui/feedback/bar-place.tsx';
import { ToastPlace } from '#ui/feedback/toast-place.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { CancelButton } from './asking.tsx';
import { DialogForm, type FormTask, useDialogEdit } from './form-dialog.tsx';
import styles from './side-drawer.module.css';

/** px, on anything wider than a phone. */
const WIDTH = 500;
/** z-index between other drawers and `UnsavedGuard`. */
const ABOVE = 1050;

interface SideDrawerProps {
  title: string;
  subtitle?: string;
  isOpen: boolean;
  /** Opens above another drawer. */
  isAbove?: boolean;
  onClose: () => void;
  /** The opening animation has ended. */
  onOpened?: () => void;
  /** The closing animation has ended. */
  onClosed?: () => void;
  /** Sticky at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A drawer from the right with a sticky footer; full width on phones. */
export function SideDrawer(props: SideDrawerProps) {
  const { title, subtitle, isOpen, isAbove, onClose, onOpened, onClosed, footer, children } = props;
  const { isPhone } = useScreen();
  return (
    <Drawer
      rootClassName={styles.drawer}
      title={
        <>
          {title}
          {subtitle && <span className={`block muted ${styles.subtitle}`}>{subtitle}</span>}
        </>
      }
      open={isOpen}
      size={isPhone ? '100%' : WIDTH}
      closable={{ placement: 'end', 'aria-label': 'Close' }}
      closeIcon={<Icon name="close" />}
      onClose={onClose}
      zIndex={isAbove ? ABOVE : undefined}
      afterOpenChange={(hasOpened) => (hasOpened ? onOpened : onClosed)?.()}
      footer={
        footer && (
          <>
            {isOpen && <ToastPlace />}
            {isOpen && <BarPlace />}
            <div className={`flex gap-12 at-bottom ${styles.footer}`}>{footer}</div>
          </>
        )
      }
    >
      {children}
    </Drawer>
  );
}

interface FormDrawerProps<Values extends object, Thing> extends FormTask<Values, Thing> {
  title: string;
  subtitle: string;
  submitLabel: string;
  /** Asked before it is done, because it reaches many people; null asks nothing. */
  question?: string | null;
  isSubmitDisabled?: boolean;
  children: ReactNode;
}

/** A drawer around one form, which opens above other drawers. */
export function FormDrawer<Values extends object, Thing = undefined>(props: FormDrawerProps<Values, Thing>) {
  const { title, subtitle, submitLabel, question, isSubmitDisabled, children, ...task } = props;
  const { frame } = task;
  const fields = useRef<HTMLDivElement>(null);
  const dialog = useDialogEdit(task, question);
  const { asking, press, edit } = dialog;
  return (
    <SideDrawer
      title={title}
      subtitle={subtitle}
      isOpen={frame.isOpen}
      isAbove
      onClose={frame.onCancel}
      onOpened={() => focusFirstField(fields.current)}
      onClosed={dialog.onClosed}
      footer={
        <>
          <CancelButton size="large" asking={asking} onCancel={frame.onCancel} />
          <Button
            size="large"
            type="primary"
            block
            loading={edit.isSending}
            disabled={isSubmitDisabled}
            onClick={press}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <DialogForm dialog={dialog} failure={task.failure} fields={fields}>
        {children}
      </DialogForm>
    </SideDrawer>
  );
}
