import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@tablefall/platform/config/config';
import { dkimKeyOf, dkimRecord } from '@tablefall/platform/config/dkim';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { SenderCheckService } from './sender-check.service.ts';
import { DnsStub, type StubRecords } from './testing/dns-stub.ts';

const DOMAIN = 'secondshelf.net';
const SPF = { [DOMAIN]: { txt: ['v=spf1 mx -all'], mx: ['mx.secondshelf.net'] } };
const DMARC = { [`_dmarc.${DOMAIN}`]: { txt: ['v=DMARC1; p=reject'] } };

describe('the check of the sender', () => {
  let dns: DnsStub;
  let mailServer: SmtpSink;
  let folder: string;
  beforeAll(async () => {
    dns = await new DnsStub().start();
    mailServer = await SmtpSink.start();
    folder = mkdtempSync(join(tmpdir(), 'dkim-'));
  });
  afterAll(async () => {
    await dns.stop();
    await mailServer.stop();
    rmSync(folder, { recursive: true });
  });

  const configOf = (environment: Record<string, string>) =>
    loadConfig({
      DATABASE_URL: 'postgres://localhost/tablefall',
      APP_SECRET: 'x'.repeat(32),
      MAIL_FROM: `hello@${DOMAIN}`,
      MAIL_DNS_SERVERS: dns.address,
      SMTP_URL: mailServer.url,
      ...environment,
    });

  const check = (environment: Record<string, string> = {}) =>
    new SenderCheckService(configOf(environment)).check();

  const finding = async (name: string, records: StubRecords, environment: Record<string, string> = {}) => {
    dns.records = { ...SPF, ...DMARC, ...records };
    const { checks } = await check(environment);
    return checks.find((each) => each.name === name);
  };

  describe('SPF', () => {
    const spf = (...txt: string[]) => finding('SPF', { [DOMAIN]: { txt, mx: ['mx.secondshelf.net'] } });

    it.each([
      ['v=spf1 ip4:192.0.2.1 -all', 'ok'],
      ['V=SPF1 a mx ~ALL', 'ok'],
      ['v=spf1 a ?all', 'warning'],
      ['v=spf1 a', 'warning'],
      ['v=spf1 a +all', 'failed'],
      ['v=spf1 a all', 'failed'],
    ])('should judge "%s" as %s and show it', async (record, state) => {
      expect(await spf(record, 'some-verification=1')).toMatchObject({ state, found: [record] });
    });

    it('should say what to publish where there is none', async () => {
      const found = await spf('v=spf10 -all');

      expect(found).toMatchObject({ state: 'failed', found: [] });
      expect(found?.advice).toContain('"v=spf1 a mx ~all"');
    });

    it('should fail two records', async () => {
      expect(await spf('v=spf1 a -all', 'v=spf1 mx -all')).toMatchObject({ state: 'failed' });
    });

    it('should follow a redirect and look into what is included', async () => {
      const own = 'v=spf1 include:relay.net redirect=_spf.secondshelf.net';
      const records = {
        [DOMAIN]: { txt: [own] },
        'relay.net': { txt: ['v=spf1 ip4:192.0.2.0/24 +all'] },
        '_spf.secondshelf.net': { txt: ['v=spf1 a -all'] },
      };

      expect(await finding('SPF', records)).toMatchObject({ state: 'ok', found: [own, 'v=spf1 a -all'] });
      expect((await finding('SPF', { ...records, 'relay.net': { txt: [] } }))?.advice).toContain('relay.net');
    });

    it('should fail a record that leads round in circles or needs too many look-ups', async () => {
      expect(await spf(`v=spf1 include:${DOMAIN} -all`)).toMatchObject({ state: 'failed' });
      expect((await spf(`v=spf1 ${'a:x.net '.repeat(11)}-all`))?.advice).toContain('10 look-ups');
    });

    it('should look at the domain of the return address', async () => {
      const found = await finding(
        'SPF',
        { 'bounce.secondshelf.net': { txt: ['v=spf1 -all'], mx: ['mx.x.net'] } },
        { MAIL_RETURN_ADDRESS: 'bounces@bounce.secondshelf.net' },
      );

      expect(found).toMatchObject({ state: 'ok', found: ['v=spf1 -all'] });
    });
  });

  describe('DKIM', () => {
    const name = `mail2025._domainkey.${DOMAIN}`;
    let settings: Record<string, string>;
    let record: string;
    beforeAll(() => {
      const file = join(folder, 'key.pem');
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      settings = { MAIL_DKIM_DOMAIN: DOMAIN, MAIL_DKIM_SELECTOR: 'mail2025', MAIL_DKIM_KEY_FILE: file };
      record = dkimRecord(dkimKeyOf(configOf(settings))!);
    });

    it('should be satisfied with the public key of the one that signs', async () => {
      expect(await finding('DKIM', { [name]: { txt: [record] } }, settings)).toEqual({
        name: 'DKIM',
        state: 'ok',
        found: [record],
        advice: '',
      });
    });

    it('should say what to publish where there is nothing, or another key', async () => {
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const other = `p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;

      for (const txt of [[], [other], ['v=DKIM1; p='], ['v=DKIM1; p=abc'], [`${record}; t=y`]]) {
        const found = await finding('DKIM', { [name]: { txt } }, settings);
        expect(found).toMatchObject({ state: 'failed', found: txt });
        expect(found?.advice).toContain(`at ${name}: ${record}`);
      }
    });

    it('should check what is published where the key is for the worker alone', async () => {
      const unreadable = { ...settings, MAIL_DKIM_KEY_FILE: join(folder, 'none.pem') };

      expect(await finding('DKIM', { [name]: { txt: [record] } }, unreadable)).toMatchObject({ state: 'ok' });
    });

    it('should warn of mail that is not signed, or signed for somebody else', async () => {
      const elsewhere = { ...settings, MAIL_DKIM_DOMAIN: 'relay.net' };
      const records = { 'mail2025._domainkey.relay.net': { txt: [record] } };

      expect(await finding('DKIM', {})).toMatchObject({ state: 'warning', found: [] });
      expect(await finding('DKIM', records, elsewhere)).toMatchObject({ state: 'warning' });
    });
  });

  describe('DMARC', () => {
    const dmarc = (...txt: string[]) => finding('DMARC', { [`_dmarc.${DOMAIN}`]: { txt } });

    it.each([
      ['v=DMARC1; p=reject', 'ok'],
      ['v=DMARC1;p=quarantine;rua=mailto:d@secondshelf.net', 'ok'],
      ['v=DMARC1; p=none', 'warning'],
      ['v=DMARC1; rua=mailto:d@secondshelf.net', 'failed'],
    ])('should judge "%s" as %s', async (record, state) => {
      expect(await dmarc(record)).toMatchObject({ state, found: [record] });
    });

    it('should fail where there is no record, or more than one', async () => {
      expect((await dmarc())?.advice).toContain(`_dmarc.${DOMAIN}: "v=DMARC1; p=none`);
      expect(await dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject')).toMatchObject({ state: 'failed' });
    });

    it('should take the policy of the domain above', async () => {
      const records = { [`_dmarc.${DOMAIN}`]: { txt: ['v=DMARC1; p=reject; sp=none'] } };

      const found = await finding('DMARC', records, { MAIL_FROM: `hello@mail.${DOMAIN}` });

      expect(found).toMatchObject({ state: 'warning', found: ['v=DMARC1; p=reject; sp=none'] });
    });
  });

  describe('addresses', () => {
    const read = { MAIL_BOUNCES_SECRET: 'y'.repeat(32), MAIL_RETURN_ADDRESS: `bounces@${DOMAIN}` };

    it('should be satisfied with a return address of its own that takes mail and is read', async () => {
      expect(await finding('Return address', {}, read)).toEqual({
        name: 'Return address',
        state: 'ok',
        found: [`bounces@${DOMAIN}`, 'mx.secondshelf.net'],
        advice: '',
      });
      expect(await finding('Sender address', { [DOMAIN]: { a: ['192.0.2.1'] } })).toMatchObject({
        state: 'ok',
      });
    });

    it.each([
      ['takes no mail', { [DOMAIN]: {} }, read, 'failed'],
      ['says that it takes none', { [DOMAIN]: { mx: [''] } }, read, 'failed'],
      ['is read by nobody', {}, {}, 'warning'],
      ['is that of the sender', {}, { MAIL_BOUNCES_SECRET: 'y'.repeat(32) }, 'warning'],
      [
        'is of another domain',
        { 'bounces.net': { mx: ['mx.x.net'] } },
        { ...read, MAIL_RETURN_ADDRESS: 'b@bounces.net' },
        'warning',
      ],
    ])(
      'should not be satisfied with a return address that %s',
      async (_what, records, environment, state) => {
        expect(await finding('Return address', records, environment)).toMatchObject({ state });
      },
    );
  });

  describe('the mail server', () => {
    let encrypted: SmtpSink;
    beforeAll(async () => {
      encrypted = await SmtpSink.start({ offersTls: true });
    });
    afterAll(() => encrypted.stop());
    const trusting = () => `${encrypted.url}?tls.rejectUnauthorized=false`;

    it.each([
      ['is encrypted and must be', () => ({ SMTP_URL: trusting(), MAIL_REQUIRE_TLS: 'true' }), 'ok'],
      ['is encrypted but need not be', () => ({ SMTP_URL: trusting() }), 'warning'],
      ['has a certificate of its own making', () => ({ SMTP_URL: encrypted.url }), 'failed'],
      ['is on this machine in the clear', () => ({}), 'ok'],
      ['is in the clear but must not be', () => ({ MAIL_REQUIRE_TLS: 'true' }), 'failed'],
      ['is not there', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'failed'],
    ])('should judge a connection that %s', async (_what, environment, state) => {
      expect(await finding('Mail server', {}, environment())).toMatchObject({ state });
    });
  });

  it('should tell everything at once within seconds, also while the DNS is away', async () => {
    dns.records = { [DOMAIN]: 'away', [`_dmarc.${DOMAIN}`]: 'away' };

    const { domain, mailServer: server, checks } = await check();

    expect([domain, server]).toEqual([DOMAIN, mailServer.url.slice('smtp://'.length)]);
    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ['Sender address', 'unknown'],
      ['SPF', 'unknown'],
      ['DKIM', 'warning'],
      ['DMARC', 'unknown'],
      ['Return address', 'unknown'],
      ['Mail server', 'ok'],
    ]);
  });

  it('should ask nobody about a domain for examples', async () => {
    const { checks } = await check({ MAIL_FROM: 'hello@tablefall.example', MAIL_DNS_SERVERS: '127.0.0.1:1' });

    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ['Sender address', 'warning'],
      ['SPF', 'unknown'],
      ['DKIM', 'unknown'],
      ['DMARC', 'unknown'],
      ['Return address', 'unknown'],
      ['Mail server', 'ok'],
    ]);
  });
});
