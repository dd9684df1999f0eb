import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailOfReturnAddress } from '@tablefall/mail';
import { verifyDkim } from './dkim-verifier.ts';
import { SmtpSink } from './smtp-sink.ts';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const stage = setStage(11);
const SECRETS = ['a secret that only tests know about'] as const;

describe('the return address', () => {
  it('should be one of each mail, and leave its sender as he is', async () => {
    const ids = [
      await stage.outbox.addMail({ kind: 'gameday-rsvp' }),
      await stage.outbox.addMail({ kind: 'sign-in' }),
    ];
    await stage.start({ env: { MAIL_RETURN_ADDRESS: 'bounces@mail.tablefall.example' } });
    await stage.outbox.allEnded();
    const told = stage.sink.received.map(({ returnPath }) =>
      mailOfReturnAddress(returnPath, 'bounces@mail.tablefall.example', SECRETS),
    );
    expect(told.sort()).toEqual(ids.sort());
    for (const { raw } of stage.sink.received)
      expect(raw).toMatch(/^From: Tablefall <hello@tablefall\.example>\r$/m);
  });

  it('should be that of the sender where none is set', async () => {
    await stage.outbox.addMail({ kind: 'gameday-rsvp' });
    await stage.start();
    await stage.outbox.allEnded();
    expect(stage.sink.received).toMatchObject([{ returnPath: 'hello@tablefall.example' }]);
  });
});

describe('signed mail (DKIM)', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let folder = '';
  let env: Record<string, string> = {};
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dkim-'));
    const file = join(folder, 'key.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    env = {
      MAIL_DKIM_DOMAIN: 'tablefall.example',
      MAIL_DKIM_SELECTOR: 'mail2025',
      MAIL_DKIM_KEY_FILE: file,
    };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('should carry a signature that holds, also over the headers of unsubscribing (RFC 8058)', async () => {
    await stage.outbox.addInvitations(1, await stage.outbox.addMailing());
    await stage.start({ env });
    await stage.outbox.allEnded();
    const [{ raw } = { raw: '' }] = stage.sink.received;
    const { domain, selector, covers } = verifyDkim(raw, createPublicKey(privateKey));
    expect({ domain, selector }).toEqual({ domain: 'tablefall.example', selector: 'mail2025' });
    expect(covers).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'message-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    );
    expect(() => verifyDkim(raw.replace('Friday', 'Sunday'), createPublicKey(privateKey))).toThrow();
  });

  it.each(['From', 'Reply-To', 'Subject', 'Date', 'To'])(
    'a signature held though somebody put a field before it: not with a further %s',
    async (field) => {
      await stage.outbox.addMail({ kind: 'gameday-rsvp' });
      await stage.start({ env });
      await stage.outbox.allEnded();
      const [{ raw } = { raw: '' }] = stage.sink.received;
      const publicKey = createPublicKey(privateKey);
      expect(() => verifyDkim(raw, publicKey)).not.toThrow();
      expect(() => verifyDkim(`${field}: Eve <eve@evil.example>\r\n${raw}`, publicKey)).toThrow('not hold');
    },
  );

  it.each([
    ['in data', false],
    ['after the dot', true],
  ] as const)(
    'should be tried again when its connection is lost %s, and marked: %s',
    async (drop, ambiguous) => {
      stage.sink.misbehave = (_to, attempt) => (attempt === 1 ? { drop } : undefined);
      const id = await stage.outbox.addMail({ kind: 'gameday-invitation' });
      await stage.start({ env });
      await stage.outbox.allEnded();
      expect(await stage.outbox.row(id)).toMatchObject({ state: 'sent', attempts: 2, ambiguous });
    },
  );
});

describe('mail that must be encrypted', () => {
  const env = { MAIL_REQUIRE_TLS: 'true', MAIL_RETRY_BASE_MS: '60000' };

  it('should wait, and its mailing with it, while the mail server offers no encryption', async () => {
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(3, mailing);
    const single = await stage.outbox.addMail({ kind: 'gameday-rsvp' });
    await stage.start({ env });
    await until(async () => (await stage.outbox.row(single)).attempts > 0);
    await until(async () => (await stage.outbox.mailing(mailing)).paused_reason !== null);
    expect(stage.sink.received).toEqual([]);
    expect(await stage.outbox.row(single)).toMatchObject({ state: 'retrying', last_code: 530 });
    expect((await stage.outbox.mailing(mailing)).paused_reason).toMatch(
      /^The mail server refused .* encrypted/,
    );
    expect(await stage.outbox.suppressions()).toEqual([]);
  });

  it('should be handed over where it does', async () => {
    await stage.sink.stop();
    stage.sink = await SmtpSink.start({ offersTls: true });
    await stage.outbox.addMail({ kind: 'gameday-rsvp' });
    await stage.start({ env: { ...env, SMTP_URL: `${stage.sink.url}?tls.rejectUnauthorized=false` } });
    await stage.outbox.allEnded();
    expect(stage.sink.received).toMatchObject([{ secure: true }]);
  });
});
