import { showToast } from '#core/action/toast.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { type Attendee, type HandOver, useHandOverBadgeMutation } from '#core/api/generated.ts';
import { unreachedText } from '#core/api/problem.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { LONGEST_NAME, PARENT_AGREES, parentError } from '../form/attendee-form.ts';
import { ParentTick } from '../form/parent-tick.tsx';
import styles from './badge-actions.module.css';

interface HandOnProps {
  attendee: Attendee;
  onDone: () => void;
}

interface Values {
  to: 'email' | 'name';
  email: string;
  name: string;
  /** A parent agrees that the name of the child is kept. */
  parentAgrees: boolean;
}

const WAYS: readonly [to: Values['to'], label: string][] = [
  ['email', 'By e-mail'],
  ['name', 'Under another name'],
];

/** Hands a badge on: to whoever takes it by a mailed link, or to somebody who comes under the own address. */
export function HandOn({ attendee, onDone }: HandOnProps) {
  useFreshSignInOnOpen();
  const { name, nameId, badge } = attendee;
  const [handOver] = useHandOverBadgeMutation();
  const form = useEdit<Values>({
    value: { to: 'email', email: '', name: '', parentAgrees: false },
    check: (values) => errorsOf(values, !badge),
    save: (values) => handOver({ nameId, handOver: bodyOf(values) }),
    onSaved: (_data, { to, email }) => {
      showToast(
        to === 'email'
          ? { title: 'Offered', description: `We mailed ${email.trim()} a link to take it.` }
          : { title: 'Handed on', description: 'We mailed you that.' },
      );
      onDone();
    },
    failure: `The badge of ${name} was not handed on. Please try again.`,
    takesFocus: true,
  });
  const { to } = form.values;
  return (
    <form {...form.props} className={`stack gap-12 shrinks anywhere sunken round ${styles.panel}`}>
      <fieldset className={`cluster shrinks ${styles.ways}`}>
        <legend>
          Hand on the {badge ? 'badge' : 'place'} of {name}
        </legend>
        {WAYS.map(([way, label]) => (
          <label key={way}>
            <input
              type="radio"
              name={`way-${nameId}`}
              checked={to === way}
              onChange={() => form.change({ to: way })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {to === 'email' ? (
        <TextField
          form={form}
          name="email"
          label="Email Address"
          type="email"
          autoComplete="off"
          hint="They get a mail with a link, and 72 hours to take it. Until then it stays yours, and you can take the offer back."
        />
      ) : (
        <TextField
          form={form}
          name="name"
          label="Full name"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          hint={`Somebody of ${badge ? '10 and over' : '9 and under'}, who comes under your address.`}
        />
      )}
      {to === 'name' && !badge && (
        <ParentTick
          isTicked={form.values.parentAgrees}
          error={form.errors[PARENT_AGREES]}
          onChange={(parentAgrees) => form.change({ parentAgrees })}
        />
      )}
      <p className="small">
        {name} leaves all games{to === 'email' ? ' once it is taken' : ''}. What was paid goes along.
      </p>
      {form.problem && (
        <Notice tone="error" live>
          {form.problem.message ?? unreachedText()}
        </Notice>
      )}
      <p className="link-row">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isSending}>
          {to === 'email' ? 'Offer it' : 'Hand it on'}
        </button>
        <button type="button" className="btn" onClick={onDone}>
          Cancel
        </button>
      </p>
    </form>
  );
}

function errorsOf({ to, email, name, parentAgrees }: Values, isChild: boolean): FieldErrors {
  return to === 'email'
    ? { email: addressProblem(email, 'Invalid email') }
    : {
        name: name.trim() ? undefined : 'Name is required',
        [PARENT_AGREES]: parentError(isChild, parentAgrees),
      };
}

function bodyOf({ to, email, name, parentAgrees }: Values): HandOver {
  return to === 'email' ? { email: email.trim() } : { name: name.trim(), parentAgrees };
}
