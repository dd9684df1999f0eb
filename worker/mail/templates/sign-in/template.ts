import type { Template } from '../../template.ts';
import { deriveSignInDigits, signInLink } from '../../tokens.ts';

export interface SignInProps {
  /** The reference that the link's code is derived from when the mail is rendered. */
  codeId: string;
  /** How long the link works. */
  validMinutes: number;
}

export const signIn: Template<SignInProps> = {
  title: 'Sign-in link',
  purpose: 'Goes to whoever asks to sign in.',
  list: null,
  view: ({ codeId, validMinutes }, site) => ({
    link: signInLink(site, codeId),
    digits: deriveSignInDigits(site.secrets, codeId).replace(/^.../, '$& '),
    validMinutes,
  }),
  exampleName: null,
  example: { codeId: '01980000-0000-7000-8000-000000000001', validMinutes: 15 },
};
