import { LoginLink } from '#core/address/login-link.tsx';

/** In place of the codes, in a session of a mailed link that was opened before: others may have been sent the mail. */
export function LoginForCodes() {
  return (
    <>
      <p className="small muted">Codes are shown once you have logged in. They are in your mail, too.</p>
      <p className="link-row">
        <LoginLink className="btn">Log in to see the codes</LoginLink>
      </p>
    </>
  );
}
