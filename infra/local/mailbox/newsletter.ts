import { escaped } from './page.ts';

/** Where the sign-up form of the demo stands on the mailbox's server. */
export const NEWSLETTER_PATH = '/newsletter';

const FORM = `<form action="${NEWSLETTER_PATH}">
    <label for="email">Your e-mail address</label>
    <input id="email" name="email" type="email" autocomplete="email" required>
    <button>Sign me up</button>
    <p class="muted">Three or four mails a year. Each has a link that takes you off the list.</p>
  </form>`;

function thanks(email: string): string {
  return `<p role="status">Thank you. <b>${escaped(email)}</b> is on the list.</p>
  <p class="muted">On this machine that is a play: nobody keeps the address, and no newsletter is sent.</p>
  <p><a href="${NEWSLETTER_PATH}">Sign up another address</a></p>`;
}

/** Plays the sign-up form of another provider, which an installed product embeds. */
export function newsletterPage(email: string | null): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>News of the convention</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/newsletter.css">
</head>
<body>
  <h1>News of the convention</h1>
  ${email ? thanks(email) : FORM}
</body>
</html>`;
}
