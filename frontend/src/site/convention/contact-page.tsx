import { useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { useSendContactMessageMutation } from '#core/api/generated.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { useKept } from '#core/edit/use-kept.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { NewTab } from '#ui/text/new-tab.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import styles from './contact.module.css';

/** /contact: a message to the organisers, and the other ways to reach them. */
export function ContactPage({ name, email }: { name?: string; email?: string }) {
  const edition = useEdition();
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Contact</h1>
          <p>Ask, suggest, or tell us what went wrong. The organisers read every message.</p>
        </div>
      </div>
      <div className={`grid at-top ${styles.columns}`}>
        <ContactForm initial={{ name: name ?? '', email: email ?? '' }} social={edition.links.social} />
        <section className={`card pad-24 ${styles.aside}`}>
          <h2>Other ways</h2>
          <ul>
            <li>
              <Icon name="info" />
              <div>
                <h3>Most questions</h3>
                <p>
                  are answered in the <Link to="/faq">FAQ</Link>.
                </p>
              </div>
            </li>
            <li>
              <Icon name="group" />
              <div>
                <h3>Volunteers</h3>
                <p>
                  write to{' '}
                  <a href={`mailto:${edition.links.volunteerEmail}`}>{edition.links.volunteerEmail}</a>.
                </p>
              </div>
            </li>
            <li>
              <Icon name="external" />
              <div>
                <h3>News and chatter</h3>
                <p>
                  on our{' '}
                  <a href={edition.links.social} target="_blank" rel="noreferrer">
                    social-media page
                    <NewTab />
                  </a>
                  .
                </p>
              </div>
            </li>
            <li>
              <Icon name="pin" />
              <div>
                <h3>{edition.venue.name}</h3>
                <p>
                  {edition.venue.address}. <Link to="/map">How to get there</Link>
                </p>
              </div>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

interface ContactFormProps {
  /** Who writes, as far as that is known. */
  initial: Pick<ContactFields, 'name' | 'email'>;
  social: string;
}

function ContactForm({ initial, social }: ContactFormProps) {
  const [isSent, setSent] = useState(false);
  const [send] = useSendContactMessageMutation();
  const form = useEdit({
    value: { ...initial, message: '' },
    check: contactErrors,
    save: ({ name, email, message }) =>
      send({ name: name.trim(), email: email.trim(), message: message.trim() }),
    now: (_data, sent) => ({ ...sent, message: '' }),
    onSaved: () => setSent(true),
    failure: 'Your message was not sent. Please try again.',
    kept: useKept('contact', { isOfVisitor: true }),
  });
  return (
    <>
      <form {...form.props} className="card card-body form" aria-label="Contact">
        <TextField form={form} name="name" label="Name" autoComplete="name" />
        <TextField
          form={form}
          name="email"
          label="Email"
          hint="We answer to this address."
          type="email"
          autoComplete="email"
        />
        <TextField form={form} name="message" label="Message" rows={7} />
        <button type="submit" className="btn btn-primary btn-large" aria-disabled={form.isSending}>
          {form.isSending ? 'Sending...' : 'Send Message'}
        </button>
        <PrivacyLine />
      </form>
      {isSent && (
        <MessageDialog tone="success" title="Message Sent!" onClose={() => setSent(false)}>
          We will get back to you as soon as possible.
        </MessageDialog>
      )}
      {form.problem && (
        <MessageDialog tone="error" title="Uh oh!" onClose={form.forgetProblem}>
          There was an issue while sending your message. Please try again. If the problem persists, please
          contact us on our{' '}
          <a href={social} target="_blank" rel="noreferrer">
            social-media page
            <NewTab />
          </a>
          .
        </MessageDialog>
      )}
    </>
  );
}

interface ContactFields {
  name: string;
  email: string;
  message: string;
}

type ContactErrors = Partial<Record<keyof ContactFields, string>>;

/** What is wrong with a message before it is sent. */
function contactErrors({ name, email, message }: ContactFields): ContactErrors {
  return {
    ...(!name.trim() && { name: 'Name is required' }),
    email: addressProblem(email, 'Invalid email address'),
    ...(!message.trim() && { message: 'Message is required' }),
  };
}
