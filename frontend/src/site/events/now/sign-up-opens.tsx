import { useCallback } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { useAtTime } from '#core/clock.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { inText, inTextRefresh } from '../schedule/countdown.ts';
import styles from './now.module.css';

/** From when on people can join games, counted down; nothing once they can. It keeps nobody from trying: clocks may be wrong. */
export function SignUpOpens() {
  const { signUp, timeZone } = useEdition();
  const opens = Date.parse(signUp.opensAt ?? '');
  const refresh = useCallback((now: number) => inTextRefresh(opens - now), [opens]);
  const time = useAtTime((now) => (opens > now ? inText(opens - now) : ''), refresh, '');
  if (!time || !signUp.opensAt) return null;
  return (
    <p className={`middle gap-10 ${styles.opens}`}>
      <Icon name="clock" />
      <span>
        <b>Sign-up opens {shortMoment(signUp.opensAt, timeZone)}</b>, <span className="muted">{time}.</span>
      </span>
    </p>
  );
}
