import type { User } from '#core/api/generated.ts';
import { mayChange } from '#core/api/session.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import styles from './notices.module.css';

const load = () => import('./notice-settings.tsx');

/** What this device is told of by notices, and which others are. */
export function DeviceNotices({ user }: { user: User }) {
  const code = useLazyCode(load, mayChange(user) ? user.email : null);
  if (!mayChange(user)) return null;
  return (
    <section className={`card card-body above-24 packed ${styles.card}`} aria-labelledby="notices-title">
      <h2 id="notices-title">Notices on this device</h2>
      <p className="small muted">
        A line on your screen when it matters, also while the site is closed. The mail comes all the same.
      </p>
      {code && <code.NoticeSettings user={user} />}
    </section>
  );
}
