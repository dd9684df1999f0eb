import { useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { type User, useGetPlacesQuery } from '#api/generated.ts';
import { MailSent } from './form/mail-sent.tsx';
import { RegisterForm } from './form/register-form.tsx';
import { FullHouse } from './full-house.tsx';
import { OwnRegistrationCard } from './own/own-registration-card.tsx';
import styles from './register-card.module.css';
import { RegistrationClosed } from './registration-closed.tsx';

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
