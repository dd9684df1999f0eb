import type { User } from '#api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './sessions.module.css';

/** What a person may do with their own data. */
export function OwnData({ user }: { user: User }) {
  if (user.needsLogin) return null;
  return (
    <section className={`card card-body ${styles.card}`} aria-labelledby="own-data-title">
      <h2 id="own-data-title">Your data</h2>
      <p className="small muted">
        All that is kept of you, as a ZIP file: your account, registrations, events, games for sale with
        photos, invitations, mails and more.
      </p>
      <p>
        <a className="btn" href="/api/me/data" download>
          <Icon name="download" />
          Download your data
        </a>
      </p>
    </section>
  );
}
