import { type FormEvent, useRef, useState } from 'react';
import { useGetConventionQuery, useRegisterMutation } from '../../../api/generated.ts';
import { problemOf } from '../../../api/problem.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { type FieldErrors, refusedFields, registrationErrors, withoutField } from './attendee-form.ts';
import { AttendeeLines } from './attendee-lines.tsx';
import { BadgesLeft } from './badges-left.tsx';
import { badgesText, paymentText } from './price-text.ts';
import styles from './register.module.css';
import { useNameEntries } from './use-name-entries.ts';

interface RegisterFormProps {
  onStart: () => void;
  onSent: (email: string, message: string) => void;
}

/** One e-mail address and everyone who comes along. Whatever goes wrong, what was typed stays. */
export function RegisterForm({ onStart, onSent }: RegisterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const lines = useNameEntries(form);
  const [register, { isLoading, error }] = useRegisterMutation();
  const problem = error && Object.keys(problemOf(error).fields).length === 0 ? problemOf(error) : undefined;

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = registrationErrors(email, lines.entries);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    const attendees = lines.entries.map(({ name, badge }) => ({ name: name.trim(), badge }));
    const { data, error: failure } = await register({ email: email.trim(), attendees });
    if (data) return onSent(email.trim(), data.message);
    const { fields } = problemOf(failure);
    if (Object.keys(fields).length > 0) refuse(refusedFields(fields, lines.entries));
  };

  return (
    <form ref={form} noValidate onChange={onStart} onSubmit={(event) => void submit(event)}>
      <div className={styles.body}>
        <Field label="Email Address" hint="Your confirmation goes to this address." error={errors.email}>
          {(control) => (
            <input
              {...control}
              className="input input-large"
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setErrors(withoutField(errors, 'email'));
              }}
            />
          )}
        </Field>
        <AttendeeLines
          lines={lines}
          errors={errors}
          onChange={(field) => setErrors(withoutField(errors, field))}
        />
        {problem && (
          <Notice tone="error" title={problem.title} live>
            {problem.message ?? 'We could not reach the server. Please try again.'}
          </Notice>
        )}
        <BadgesLeft />
      </div>
      <Total entries={lines.entries} isLoading={isLoading} />
    </form>
  );
}

function Total({
  entries,
  isLoading,
}: {
  entries: ReturnType<typeof useNameEntries>['entries'];
  isLoading: boolean;
}) {
  const { data: edition } = useGetConventionQuery();
  const badges = entries.filter(({ badge }) => badge).length;
  return (
    <div className={styles.total}>
      <div>
        <p className={styles.sum}>{edition ? badgesText(badges, edition.admissionPrice) : '\u00a0'}</p>
        <p className="small muted">
          {paymentText(badges, entries.length - badges, Boolean(edition?.links.payment))}
        </p>
      </div>
      <button type="submit" className="btn btn-primary btn-large" aria-disabled={isLoading}>
        Register
      </button>
    </div>
  );
}
