import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

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
      <div className={styles.columns}>
        <ContactForm initial={{ name: name ?? '', email: email ?? '' }} social={edition.links.social} />
        <section className={`card ${styles.aside}`}>
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
