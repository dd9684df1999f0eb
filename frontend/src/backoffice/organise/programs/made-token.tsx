import { Button, Input } from 'antd';
import type { RefObject } from 'react';
import { CopyLinkButton } from '#antd/buttons.tsx';
import styles from './programs.module.css';

/** A token that was just made, as nobody sees it again. */
export interface NewToken {
  purpose: string;
  token: string;
}

interface MadeTokenProps {
  made: NewToken;
  heading: RefObject<HTMLHeadingElement | null>;
  onDone: () => void;
}

/** Shows a new token, once. */
export function MadeToken({ made: { purpose, token }, heading, onDone }: MadeTokenProps) {
  return (
    <section className={`card card-body below-24 ${styles.made}`} aria-labelledby="made-token">
      <div>
        <h2 id="made-token" ref={heading} tabIndex={-1}>
          The token for {purpose} is made
        </h2>
        <p className="small muted">
          Copy it now: it is shown this once. Keep it like a password, in a file that the program alone may
          read.
        </p>
      </div>
      <div className={`row gap-8 wrap ${styles.token}`}>
        <Input readOnly aria-label="Token" value={token} onFocus={(event) => event.target.select()} />
        <CopyLinkButton link={token} label="Copy the token" size="middle" />
        <Button onClick={onDone}>I have it</Button>
      </div>
    </section>
  );
}
