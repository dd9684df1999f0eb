import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import { NAMELESS_WORDS } from '../../message/word-variables.ts';
import { deriveSignInDigits, signInLink } from '../../seals/tokens.ts';
import { momentText } from '../../wording/wording.ts';

export interface SignInProps {
  /** The reference that the link's code is derived from when the mail is rendered. */
  codeId: string;
  /** How long the link works. */
  validMinutes: number;
  /** Where it was asked for, `Firefox on Linux`, and when (ISO 8601); mails of before 0.2 do not say it. */
  asked?: { browser: string; at: string };
}

export const signIn = defineMail<SignInProps>({
  order: 60,
  title: 'Sign-in link',
  purpose: 'Goes to whoever asks to sign in.',
  list: null,
  life: { expires: atEnd, endedBy: ['signed-in'] },
  words: NAMELESS_WORDS,
  view: ({ codeId, validMinutes, asked }, site) => ({
    link: signInLink(site, codeId),
    digits: deriveSignInDigits(site.secrets, codeId).replace(/^.../, '$& '),
    validMinutes,
    asked: asked && { browser: asked.browser, at: momentText(new Date(asked.at), site.timeZone) },
  }),
  exampleName: null,
  example: {
    codeId: '01980000-0000-7000-8000-000000000001',
    validMinutes: 15,
    asked: { browser: 'Firefox on Windows', at: '2025-10-01T14:12:00.000Z' },
  },
});
