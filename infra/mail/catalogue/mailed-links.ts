import type { MailedLink } from '../definition/define-mail.ts';
import { catalogue } from './catalogue.ts';

const SIGN_IN = { call: '/api/user/verify/:token', body: { confirm: false }, status: 428 };

/** Those that mails of several kinds hold. */
const SHARED: MailedLink[] = [
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
  { link: '/b/:token', presses: null },
  { link: '/events?event=:token', reads: '/api/events', presses: 'Join, leave, take an offered seat.' },
  { link: '/forsale?item=:token', reads: '/api/forsale/:token', presses: 'Buy, ask, renew the listing.' },
  { link: '/', presses: 'Register.' },
  { link: '/events', presses: null },
  { link: '/my-days', reads: '/api/me/days', presses: null },
  { link: '/forsale', presses: null },
  { link: '/login', presses: 'Ask for a link.' },
  { link: '/contact', presses: 'Write to the organisers.' },
  { link: '/organise', presses: null },
  { link: '/privacy', presses: null },
];

/**
 * Every link of a mail. Programs that look through mail open all of them, with GET or HEAD, and some run the scripts of the page:
 * nothing may come of that. A spec looks for the links of all mails here, another opens them.
 */
export const MAILED_LINKS: MailedLink[] = [
  ...SHARED,
  ...Object.values(catalogue).flatMap(({ links = {}, opens = [] }): readonly MailedLink[] => [
    ...Object.values(links),
    ...opens,
  ]),
];
