import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { failureText } from '#core/api/failure-text.ts';
import type { RegistrationEntry } from '#core/api/generated.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { money } from '#core/text/money-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { ALL_NAMES, refusedFields } from '../../register/form/attendee-form.ts';
import { AttendeeLines } from '../../register/form/attendee-lines.tsx';
import styles from './walk-in.module.css';
import {
  badgesIn,
  MAY_HAVE_ARRIVED,
  type RegisterWalkIn,
  WalkInMaker,
  type WalkInValues,
  walkInErrors,
} from './walk-in.ts';

const FAILURE = 'They are not registered.';

interface WalkInDialogProps {
  frame: DialogFrame;
  /** What was looked for and not found. */
  name: string;
  register: RegisterWalkIn;
  /** @param personId of the first of them */
  onRegistered: (entry: RegistrationEntry, personId: string) => void;
}

/** Registers people who are on no list and stand at the door: they are here at once. */
export function WalkInDialog({ frame, name, register, onRegistered }: WalkInDialogProps) {
  const { admissionPrice, currency } = useEdition();
  const [maker] = useState(() => new WalkInMaker());
  const paid = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const saveAs = (isPaid: boolean) => (values: WalkInValues) => register(maker.make(values, isPaid));
  const form = useEdit<WalkInValues, RegistrationEntry>({
    value: { entries: [{ key: 1, name, badge: true }], email: '' },
    check: walkInErrors,
    save: saveAs(true),
    onSaved: (entry, sent) => {
      const [first] = maker.make(sent, true).attendees;
      frame.onDone(() => onRegistered(entry, first?.id ?? ''));
    },
    failure: FAILURE,
    errorsOf: ({ fields }, { entries }) => refusedFields(fields, entries),
    asksToLeave: false,
  });
  const { values, errors, isUnsaved } = form;
  const tell = useEffectEvent(frame.onUnsaved);
  useEffect(() => tell(isUnsaved), [isUnsaved]);
  const owed = admissionPrice * badgesIn(values.entries);
  return (
    <Dialog
      frame={frame}
      title="Add a walk-in"
      keepsInput
      // The name is there: a keyboard would only hide the button.
      firstFocus={name ? paid : undefined}
      footer={
        <div className={`flex gap-12 grow at-end ${styles.acts}`}>
          <button
            ref={paid}
            type="submit"
            form={formId}
            className="btn btn-primary"
            aria-busy={form.isSending}
          >
            {owed > 0 ? `Register, paid and here · ${money(owed, currency)}` : 'Register and let in'}
          </button>
          {owed > 0 && (
            <button type="button" className="btn" onClick={() => form.submit(saveAs(false))}>
              Register, not paid
            </button>
          )}
        </div>
      }
    >
      <form {...form.props} id={formId} className="form">
        <AttendeeLines
          isForOthers
          entries={values.entries}
          errors={errors}
          onChange={(entries, field = ALL_NAMES) => form.change({ entries }, [field, ALL_NAMES])}
        />
        {values.entries.some(({ badge }) => !badge) && (
          <p className="hint">
            A child comes free and with somebody of 10 and over. Ask whether the name may be kept.
          </p>
        )}
        <TextField
          form={form}
          name="email"
          label="Email Address"
          optional
          hint="The registration is mailed there. Without one they cannot sign in."
          type="email"
          autoComplete="off"
        />
        {form.problem && (
          <Notice tone="error" title="Error" live>
            {form.error === MAY_HAVE_ARRIVED
              ? MAY_HAVE_ARRIVED.data.message
              : failureText(FAILURE, form.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
