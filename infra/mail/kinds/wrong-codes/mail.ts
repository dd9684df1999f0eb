import { defineMail } from '../../definition/define-mail.ts';
import { afterDays } from '../../definition/life.ts';
import { momentText } from '../../wording/wording.ts';

export interface WrongCodesProps {
  /** Where the last one was typed: `Firefox on Linux`. */
  browser: string;
  /** ISO 8601: when it was. */
  at: string;
}

export const wrongCodes = defineMail<WrongCodesProps>({
  order: 61,
  title: 'Wrong sign-in codes',
  purpose: 'Tells the owner of an account that somebody types wrong codes to sign in to it.',
  list: null,
  life: { expires: afterDays(1), endedBy: [] },
  words: { none: 'It says what somebody tried: nothing beside that.' },
  view: ({ browser, at }, site) => ({
    browser,
    at: momentText(new Date(at), site.timeZone),
    link: `${site.publicUrl}/login`,
  }),
  exampleName: null,
  example: { browser: 'Firefox on Windows', at: '2025-10-01T14:12:00.000Z' },
});
