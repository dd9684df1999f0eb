import { useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { EditionLinks } from '#core/api/generated.ts';
import { onServer } from '#core/screen.ts';
import { OutsideGate } from '#ui/outside/outside-gate.tsx';
import { useOutside } from '#ui/outside/use-outside.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { NewTab } from '#ui/text/new-tab.tsx';
import styles from './newsletter.module.css';

/** What an embedded sign-up form needs: to run, to send, and to open its terms. It cannot touch or move this page. */
const SANDBOX = 'allow-forms allow-popups allow-same-origin allow-scripts';

/** /email: the external sign-up form, or where to find news until there is one. */
export function NewsletterPage() {
  const edition = useEdition();
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <div>
          <h1>Newsletter</h1>
          <p>A few mails a year: when registration opens, when the schedule is out, and what is new.</p>
        </div>
      </div>
      {edition.links.newsletterForm ? (
        <SignUpForm url={edition.links.newsletterForm} />
      ) : (
        <NoForm social={edition.links.social} />
      )}
    </div>
  );
}

function SignUpForm({ url }: { url: string }) {
  const [hasLoaded, setLoaded] = useState(false);
  const { isAllowed, allow } = useOutside('newsletter');
  const host = new URL(url).hostname;
  return (
    <section className="card clips" aria-label="Sign-up form">
      <div className={`anchor ${styles.frame}`} aria-busy={isAllowed && !hasLoaded}>
        {!isAllowed && (
          <OutsideGate text={`Show the sign-up form: your browser then asks ${host}.`} onAllow={allow} />
        )}
        {isAllowed && !hasLoaded && (
          <div className={`grid gap-16 pad-24 packed raised ${styles.waiting}`} role="status">
            <p className="muted">Loading...</p>
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        )}
        {/* Not in the first view: what somebody has typed in the form would go with it. */}
        {isAllowed && !onServer && (
          <iframe
            title="Newsletter sign-up"
            src={url}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
      <p className={`small muted anywhere line-above ${styles.foot}`}>
        The form comes from {host}. If it stays empty,{' '}
        <a href={url} target="_blank" rel="noreferrer">
          open it in a new tab
          <Icon name="external" className={styles.external} />
        </a>
        .
      </p>
    </section>
  );
}

function NoForm({ social }: { social: EditionLinks['social'] }) {
  return (
    <div className="card card-body">
      <h2>The list is not open yet.</h2>
      <p>Until it is, news are on our social-media page.</p>
      <p className="link-row">
        <a className="btn btn-primary" href={social} target="_blank" rel="noreferrer">
          Our social-media page
          <NewTab />
          <Icon name="external" />
        </a>
        <Link className="btn" to="/events">
          Events
        </Link>
        <Link className="btn" to="/contact">
          Contact
        </Link>
      </p>
    </div>
  );
}
