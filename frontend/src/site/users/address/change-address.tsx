import { useState } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import {
  type User,
  useChangeAddressMutation,
  useGetAddressChangeQuery,
  useTakeBackAddressMutation,
} from '#core/api/generated.ts';
import { refusalText, unreachedText } from '#core/api/problem.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';

/** Below the address of whoever is signed in: a new one that waits to be confirmed, and the way to ask for one. */
export function ChangeAddress({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StatusRegion>
        <Pending />
      </StatusRegion>
      {user.roles.length > 0 ? (
        <p className="small muted">
          You help here, so an administrator takes your role away before the address changes.
        </p>
      ) : isOpen ? (
        <NewAddressForm onClose={() => setOpen(false)} />
      ) : (
        <p>
          <button type="button" className="btn" onClick={() => setOpen(true)}>
            Change address
          </button>
        </p>
      )}
    </>
  );
}

function Pending() {
  const { timeZone } = useEdition();
  const { data: change } = useGetAddressChangeQuery();
  const [takeBack] = useTakeBackAddressMutation();
  const { press, isBusy } = useAction({
    send: () => takeBack(),
    subject: () => ({ id: 'address', name: 'Your address' }),
    failure: 'The change was not taken back.',
  });
  if (!change?.email || !change.until) return null;
  return (
    <Notice tone="info" title="Your new address waits for you">
      <p>
        We have mailed a link to {change.email}. Open it there until {shortMoment(change.until, timeZone)}.
        Until then your address stays.
      </p>
      <p className="link-row">
        <button type="button" className="btn" aria-disabled={isBusy} onClick={press()}>
          Keep the old address
        </button>
      </p>
    </Notice>
  );
}

function NewAddressForm({ onClose }: { onClose: () => void }) {
  useFreshSignInOnOpen();
  const [change] = useChangeAddressMutation();
  const form = useEdit({
    value: { newEmail: '' },
    check: ({ newEmail }): FieldErrors => ({ newEmail: addressProblem(newEmail, 'Invalid email') }),
    save: ({ newEmail }) => change({ newEmail: newEmail.trim() }),
    onSaved: onClose,
    failure: 'The address was not changed. Please try again.',
    takesFocus: true,
  });
  return (
    <form {...form.props} className="form">
      <TextField
        form={form}
        name="newEmail"
        label="New address"
        hint="We mail a link there. Your address changes once you open it; the old one is told."
        type="email"
        autoComplete="email"
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
