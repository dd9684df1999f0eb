import { useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { refusalText, unreachedText } from '#core/api/problem.ts';
import { useChangeAddressOfMutation } from '#core/api/staff.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';

interface AccountAddressProps {
  /** Null for people who registered at the door and gave none. */
  email: string | null;
  /** Without the way to change it. */
  isAtTheDoor: boolean;
}

/** The address of a registration, and for the administrator the way to another one: somebody has lost it, or mistyped it. */
export function AccountAddress({ email, isAtTheDoor }: AccountAddressProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (email === null) return 'No e-mail';
  if (isAtTheDoor) return email;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {email}{' '}
      <IconButton
        ref={opener}
        icon="edit"
        label={`Change the address ${email}`}
        tooltip="Change address"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <NewAddressForm email={email} onClose={close} />}
    </>
  );
}

function NewAddressForm({ email, onClose }: { email: string; onClose: () => void }) {
  useFreshSignInOnOpen();
  const [change] = useChangeAddressOfMutation();
  const form = useEdit({
    value: { newEmail: '' },
    check: ({ newEmail }): FieldErrors => ({ newEmail: addressProblem(newEmail, 'Invalid email') }),
    save: ({ newEmail }) => change({ email, newEmail: newEmail.trim() }),
    onSaved: (_data, { newEmail }) => {
      showToast({
        title: 'Link mailed',
        description: `The address changes once ${newEmail.trim()} confirms it.`,
      });
      onClose();
    },
    failure: `The address ${email} was not changed.`,
    takesFocus: true,
  });
  return (
    <form {...form.props} className="form">
      <TextField
        form={form}
        name="newEmail"
        label={`New address of ${email}`}
        hint="They get a link there, which confirms it. The old address is told."
        type="email"
        autoComplete="off"
      />
      {form.problem && (
        <Notice tone="error" live>
          {refusalText(form.problem) ?? unreachedText()}
        </Notice>
      )}
      <p className="link-row">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isSending}>
          Mail the link
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
