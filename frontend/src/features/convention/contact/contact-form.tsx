import { type FormEvent, useRef, useState } from 'react';
import { useSendContactMessageMutation } from '../../../api/generated.ts';
import { problemOf } from '../../../api/problem.ts';
import { MessageDialog } from '../../../ui/feedback/message-dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { type ContactErrors, type ContactFields, contactErrors } from './contact-fields.ts';

interface ContactFormProps {
  /** Who writes, as far as that is known. */
  initial: Pick<ContactFields, 'name' | 'email'>;
  social: string;
}

/** The form; what was typed stays until it has arrived. */
export function ContactForm({ initial, social }: ContactFormProps) {
  const [fields, setFields] = useState<ContactFields>({ ...initial, message: '' });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const [send, { isLoading }] = useSendContactMessageMutation();
  const form = useRef<HTMLFormElement>(null);

  const change = (name: keyof ContactFields, value: string) => {
    setFields({ ...fields, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const refuse = (found: ContactErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = contactErrors(fields);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    const { error } = await send({
      name: fields.name.trim(),
      email: fields.email.trim(),
      message: fields.message.trim(),
    });
    const refused = problemOf(error).fields;
    if (Object.keys(refused).length > 0) return refuse(refused);
    if (!error) setFields({ ...fields, message: '' });
    setOutcome(error ? 'failed' : 'sent');
  };

  return (
    <>
      <form
        ref={form}
        className="card card-body form"
        noValidate
        aria-label="Contact"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Name" error={errors.name}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="name"
              autoComplete="name"
              value={fields.name}
              onChange={(event) => change('name', event.target.value)}
            />
          )}
        </Field>
        <Field label="Email" hint="We answer to this address." error={errors.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              name="email"
              autoComplete="email"
              value={fields.email}
              onChange={(event) => change('email', event.target.value)}
            />
          )}
        </Field>
        <Field label="Message" error={errors.message}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              name="message"
              rows={7}
              value={fields.message}
              onChange={(event) => change('message', event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn btn-primary btn-large" aria-disabled={isLoading}>
          {isLoading ? 'Sending...' : 'Send Message'}
        </button>
      </form>
      {outcome === 'sent' && (
        <MessageDialog tone="success" title="Message Sent!" onClose={() => setOutcome(undefined)}>
          We will get back to you as soon as possible.
        </MessageDialog>
      )}
      {outcome === 'failed' && (
        <MessageDialog tone="error" title="Uh oh!" onClose={() => setOutcome(undefined)}>
          There was an issue while sending your message. Please try again. If the problem persists, please
          contact us on our{' '}
          <a href={social} target="_blank" rel="noreferrer">
            social-media page
          </a>
          .
        </MessageDialog>
      )}
    </>
  );
}
