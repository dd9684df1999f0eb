import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { type Places, type User, useGetPlacesQuery } from '#api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import { count } from '#ui/text/count-text.ts';
import { RegisterForm } from './form/register-form.tsx';
import { OwnRegistrationCard } from './own/own-registration-card.tsx';
import styles from './register-card.module.css';
import { BadgesLeft, RegistrationClosed } from './registration-notes.tsx';

/** The form to register, or for signed-in users their registration. */
export function RegisterCard({ user }: { user: User | null }) {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="register-heading">
      {user ? <OwnRegistrationCard user={user} /> : <Registration />}
    </section>
  );
}

function Registration() {
  const edition = useEdition();
  const { data: places } = useGetPlacesQuery();
  const [hasStarted, setStarted] = useState(false);
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const [isForOther, setForOther] = useState(false);
  if (sent) {
    const again = () => {
      setSent(undefined);
      setForOther(true);
    };
    return <MailSent {...sent} payment={edition.links.payment} onAgain={again} />;
  }
  if (places && !places.isOpen && !hasStarted) return <RegistrationClosed />;
  // Somebody who is filling in the form keeps it, and reads the server's answer there.
  if (places?.badgesLeft === 0 && !hasStarted) return <FullHouse places={places} />;
  return (
    <>
      <div className={styles.head}>
        <h2 id="register-heading">Register</h2>
        <p className={`muted ${styles.lead}`}>One e-mail, everyone who comes with you.</p>
        <p className="small muted">
          Registered already? <Link to="/login">Login</Link>
        </p>
      </div>
      <RegisterForm
        isForOther={isForOther}
        onStart={() => setStarted(true)}
        onSent={(email, message) => setSent({ email, message })}
      />
    </>
  );
}

/** Takes the place of the form when no badge is left. */
function FullHouse({ places }: { places: Places }) {
  return (
    <div className={styles.body}>
      <h2 id="register-heading">Every seat is taken</h2>
      <p className={styles.crowd} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => (
          <Pawn key={seat} className={styles.pawn ?? ''} />
        ))}
      </p>
      <p>
        All {count(places.capacity, 'badge')} for this year are spoken for. When one comes back, the form is
        here again.
      </p>
      <BadgesLeft />
      <p>
        Registered already? <Link to="/login">Login</Link> to see or correct your names.
      </p>
    </div>
  );
}

interface MailSentProps {
  email: string;
  message: string;
  payment: string | null;
  onAgain: () => void;
}

/** Takes the place of the form after it was sent. The words do not tell whether the address was known. */
function MailSent({ email, message, payment, onAgain }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.body}>
      <h2 id="register-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Check your mail
      </h2>
      <Notice tone="success" title={email}>
        {message}
      </Notice>
      <p>Names can be added and corrected there at any time.</p>
      <p className="link-row">
        {payment && (
          <a className="btn btn-primary" href={payment}>
            Pay online
          </a>
        )}
        <button type="button" className="btn" onClick={onAgain}>
          Register somebody else
        </button>
      </p>
    </div>
  );
}
