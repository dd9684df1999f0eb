import type { Template } from '../../template.ts';
import { momentText } from '../../wording.ts';

export interface WrongCodesProps {
  /** Where the last one was typed: `Firefox on Linux`. */
  browser: string;
  /** ISO 8601: when it was. */
  at: string;
}

export const wrongCodes: Template<WrongCodesProps> = {
  title: 'Wrong sign-in codes',
  purpose: 'Tells the owner of an account that somebody types wrong codes to sign in to it.',
  list: null,
  view: ({ browser, at }, site) => ({
    browser,
    at: momentText(new Date(at), site.timeZone),
    link: `${site.publicUrl}/login`,
  }),
  exampleName: null,
  example: { browser: 'Firefox on Windows', at: '2025-10-01T14:12:00.000Z' },
};
