import { scrubbedUrl } from './scrub.ts';

describe('scrubbedUrl', () => {
  it.each([
    ['/api/user/verify/abc123', '/api/user/verify/…'],
    ['/gameday-reply/tok?answer=accepted', '/gameday-reply/…?answer=accepted'],
    ['/api/user/VERIFY/abc123', '/api/user/VERIFY/…'],
    ['/api/Gameday-Reply/tok/calendar.ics', '/api/Gameday-Reply/…/calendar.ics'],
    ['/api/suppressions/a@b.example', '/api/suppressions/…'],
    ['/x?Code=1&TOKEN=2&Email=3&PassWord=4', '/x?Code=…&TOKEN=…&Email=…&PassWord=…'],
    ['/api/unsubscribe/id.signature', '/api/unsubscribe/…'],
    ['/api/calendar/secret.ics', '/api/calendar/…'],
    ['/calendar?day=Friday', '/calendar?day=Friday'],
    ['/api/forsale?email=a@b.example&page=2', '/api/forsale?email=…&page=2'],
    ['/api/register/email-review?%70assword=x', '/api/register/email-review?%70assword=…'],
    [
      '/api/gameday/1/mail-preview?kind=reminder&guestName=Priya',
      '/api/gameday/1/mail-preview?kind=reminder&guestName=…',
    ],
    ['/?line=id.signature', '/?line=…'],
    ['/api/register/queue?line=id.signature', '/api/register/queue?line=…'],
    ['/api/wishes/friend-link/id.signature', '/api/wishes/friend-link/…'],
    ['/my-days?sit-with=id.signature', '/my-days?sit-with=…'],
    ['/login?next=%2Fmy-days%3Fsit-with%3Did.signature', '/login?next=…'],
    ['/b/id.signature', '/b/…'],
    ['/events?rid=secret&%=1', '/events?rid=…&%=1'],
    ['/x?password[]=1&password%5Ba%5D=2&pass[]=3', '/x?password[]=…&password%5Ba%5D=…&pass[]=3'],
    ['/api/gamedays', '/api/gamedays'],
  ])('turns %s into %s', (url, scrubbed) => {
    expect(scrubbedUrl(url)).toBe(scrubbed);
  });
});
