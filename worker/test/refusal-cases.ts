import type { RefusalAbout } from '@tablefall/mail';

/**
 * What mail servers say at RCPT and in reports, and whom it is about. The specs of the worker and of returned mail judge
 * each of them, so that both mean the same.
 */
export const REFUSALS: [reply: string, about: RefusalAbout][] = [
  // Postfix
  [
    '550 5.1.1 <priya@guests.example>: Recipient address rejected: User unknown in local recipient table',
    'address',
  ],
  [
    '550 <priya@guests.example>: Recipient address rejected: User unknown in virtual mailbox table',
    'address',
  ],
  ['550 5.1.0 <us@tablefall.example>: Sender address rejected: User unknown in local recipient table', 'us'],
  ['554 5.7.1 <priya@guests.example>: Relay access denied', 'us'],
  ['554 <priya@guests.example>: Relay access denied', 'us'],
  ['550 5.1.2 <priya@nowhere.example>: Recipient address rejected: Domain not found', 'address'],
  ['550 5.1.8 <us@tablefall.example>: Sender address rejected: Domain not found', 'us'],
  ['552 5.2.2 <priya@guests.example>: user is over quota', 'recipient'],
  ['552 5.3.4 Message size exceeds fixed limit', 'us'],
  [
    '556 5.1.10 <priya@guests.example>: Recipient address rejected: Domain guests.example does not accept mail (nullMX)',
    'address',
  ],
  // Exim
  ['550 Unrouteable address', 'address'],
  ['550 unknown user', 'address'],
  ['550 relay not permitted', 'us'],
  ['550 Administrative prohibition', 'us'],
  [
    '550-Verification failed for <us@tablefall.example>\n550-No Such User Here\n550 Sender verify failed',
    'us',
  ],
  // cPanel
  ['550 No Such User Here', 'address'],
  ['550-"The account or domain may not exist, they may be blacklisted"', 'us'],
  [
    '550 Domain tablefall.example has exceeded the max emails per hour (500/500 (100%)) allowed. Message discarded.',
    'us',
  ],
  // OpenSMTPD says this of addresses that nobody has, and where it does not relay for us.
  ['550 Invalid recipient: <priya@guests.example>', 'us'],
  ['550 5.1.1 Destination mailbox address is invalid', 'address'],
  // qmail
  ['550 sorry, no mailbox here by that name. (#5.1.1)', 'address'],
  ['553 sorry, no mailbox here by that name', 'address'],
  ['553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)', 'us'],
  // Exchange and outlook.com
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'address'],
  ['550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'recipient'],
  ['550 5.4.310 DNS domain nowhere.example does not exist', 'address'],
  ['550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', 'address'],
  ['550 Requested action not taken: mailbox unavailable or not local', 'us'],
  [
    '550 5.7.1 Unfortunately, messages from [203.0.113.9] weren’t sent, since part of their network is on our block list (S3150).',
    'us',
  ],
  // Gmail
  [
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 https://support.google.com/mail/?p=NoSuchUser',
    'address',
  ],
  ['550 5.2.1 The email account that you tried to reach is inactive.', 'address'],
  [
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
    'recipient',
  ],
  ['550 5.4.5 Daily user sending limit exceeded', 'us'],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'us'],
  // Yahoo
  ['554 delivery error: dd This user doesn’t have a yahoo.com account (priya@guests.example) [0]', 'address'],
  // Cisco
  ['550 #5.1.0 Address rejected.', 'address'],
  // Block lists
  ['554 Service unavailable; Client host [203.0.113.9] blocked using zen.spamhaus.org', 'us'],
  ['554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using zen.spamhaus.org', 'us'],
  ['550 5.1.1.9 is on a list', 'us'],
  // A code alone
  ['550 no', 'us'],
  ['551 User not local; please try elsewhere', 'us'],
  ['553 bad mailbox', 'us'],
  ['554 transaction failed', 'us'],
];
