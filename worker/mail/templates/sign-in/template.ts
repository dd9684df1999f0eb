import type { Template } from '../../template.ts';
import { deriveSignInCode } from '../../tokens.ts';

export interface SignInProps {
  /** Id of the sign-in record; the link's code is derived from it when the mail is rendered. */
  codeId: string;
  /** How long the link works. */
  validMinutes: number;
}

export const signIn: Template<SignInProps> = {
  unsubscribable: false,
  view: ({ codeId, validMinutes }, site) => ({
    link: `${site.publicUrl}/verify/${deriveSignInCode(site.secret, codeId)}`,
    validMinutes,
  }),
  example: { codeId: '01980000-0000-7000-8000-000000000001', validMinutes: 15 },
};
