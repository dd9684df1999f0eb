/** A link that a mail holds, and what opening it may do. */
interface MailedLink {
  /** Its address on the site; `:token` stands for what is its reader's own. */
  link: string;
  /** What the page asks the server for when it opens, all of it reading. */
  reads?: string;
  /**
   * What the page sends by itself. It does something in the browser that asked for the mail alone; any other one gets this
   * status, and waits for a press.
   */
  sends?: { call: string; body: object; status: number };
  /** What waits for a press there. */
  presses: string | null;
}

const SIGN_IN = { call: '/api/user/verify/:token', body: { confirm: false }, status: 428 };

/**
 * Every link of a mail. Programs that look through mail open all of them, with GET or HEAD, and some run the scripts of the page:
 * nothing may come of that. A spec looks for the links of all mails here, another opens them.
 */
export const MAILED_LINKS: MailedLink[] = [
  { link: '/verify/:token', sends: SIGN_IN, presses: 'Sign in, in a browser that did not ask.' },
  { link: '/events?rid=:token', sends: SIGN_IN, presses: 'Sign in, in a browser that did not register.' },
  { link: '/my-days?rid=:token', sends: SIGN_IN, presses: 'Sign in, in a browser that did not register.' },
  { link: '/pay?rid=:token', sends: SIGN_IN, presses: 'Sign in, in a browser that did not register.' },
  {
    link: '/gameday-reply/:token',
    reads: '/api/gameday-reply/:token',
    presses: 'Answer, keep the seats of an answer, wait for seats, leave the line, take offered seats.',
  },
  // The button only fills in the answer.
  {
    link: '/gameday-reply/:token?answer=accepted',
    reads: '/api/gameday-reply/:token',
    presses: 'Submit the answer.',
  },
  {
    link: '/gameday-reply/:token?answer=accepted&guests=:token',
    reads: '/api/gameday-reply/:token',
    presses: 'Submit the answer.',
  },
  {
    link: '/gameday-reply/:token?answer=rejected',
    reads: '/api/gameday-reply/:token',
    presses: 'Submit the answer.',
  },
  { link: '/unsubscribe/:token', reads: '/api/unsubscribe/:token/lists', presses: 'Leave a list.' },
  // The header List-Unsubscribe: programs of readers post to it, and GET leads to the page.
  { link: '/api/unsubscribe/:token', presses: 'Leave the list of the mail (POST, RFC 8058).' },
  { link: '/badge-offer/:token', reads: '/api/badge-offers/:token', presses: 'Take the badge.' },
  {
    link: '/?line=:token',
    reads: '/api/register/queue?line=:token',
    presses: 'Take offered badges, leave the line.',
  },
  { link: '/close-account#:token', presses: 'Close the account.' },
  { link: '/address-change#:token', presses: 'Give the account the address.' },
  { link: '/address-keep#:token', presses: 'Keep the old address, and sign everybody out.' },
  { link: '/b/:token', presses: null },
  { link: '/events?event=:token', reads: '/api/events', presses: 'Join, leave, take an offered seat.' },
  { link: '/forsale?item=:token', reads: '/api/forsale/:token', presses: 'Buy, ask, renew the listing.' },
  { link: '/', presses: 'Register.' },
  { link: '/events', presses: null },
  { link: '/forsale', presses: null },
  { link: '/login', presses: 'Ask for a link.' },
  { link: '/contact', presses: 'Write to the organisers.' },
  { link: '/organise', presses: null },
  { link: '/privacy', presses: null },
];
