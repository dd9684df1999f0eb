import { deriveSignInCode } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import type { ApiClient, TestApp } from '../../../../test/test-app.ts';
import type { AttendeeForm } from '../registration.entity.ts';

let nextPerson = 0;

/** Settings of specs whose house is so small that badges would always be scarce. */
export const HOLD_LONG = { REGISTRATION_SCARCE_PERCENT: '100' };

/** A registration's form: one person with a badge under an address of its own, unless told otherwise. */
export function registerForm(changes: { email?: string; attendees?: AttendeeForm[] } = {}): {
  email: string;
  attendees: AttendeeForm[];
  parentAgrees?: boolean;
} {
  const number = nextPerson++;
  const { attendees = [{ name: `Person ${number}`, badge: true }] } = changes;
  const hasChild = attendees.some(({ badge }) => !badge);
  return {
    email: `person${number}@mail.example`,
    ...changes,
    attendees,
    ...(hasChild && { parentAgrees: true }),
  };
}

/** The code of the latest registration mail to an address, as its link would carry it. */
export async function registrationCode(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mails())
    .filter(({ kind, address }) => kind.startsWith('registration-') && address === email)
    .at(-1);
  if (!mail || !('codeId' in mail.props) || !mail.props.codeId) {
    throw new Error(`No registration mail for ${email}`);
  }
  return deriveSignInCode(app.config.secrets, mail.props.codeId);
}

/** Registers and signs in the way people do: by the link of the confirmation mail. */
export async function registeredAs(app: TestApp, form: ReturnType<typeof registerForm>): Promise<ApiClient> {
  const browser = app.browser();
  await browser
    .post('/api/register')
    .send({ parentAgrees: true, ...form })
    .expect(200);
  await browser.post(`/api/user/verify/${await registrationCode(app, form.email)}`).expect(200);
  return browser;
}

/** Badges as the counter says, beside what the attendees say. */
export async function badgesOf(app: TestApp): Promise<{ counter: number; counted: number }> {
  const [row] = await app.query(sql<{ counter: number; counted: number }>`
    select coalesce((select sum(badges_taken) from edition), 0)::int as counter,
           (select count(*) from attendee where badge)::int as counted`);
  return row as NonNullable<typeof row>;
}
