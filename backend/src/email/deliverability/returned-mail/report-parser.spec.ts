import { randomUUID } from 'node:crypto';
import { returnAddressOf } from '@tablefall/mail';
import { readReport } from './report-parser.ts';
import { HOSTILE_MAILS, honestMail } from './testing/hostile-mails.ts';
import { type SampleReport, sampleReport } from './testing/sample-reports.ts';

const SECRETS = ['a secret that only tests know about'] as const;
const ADDRESS = 'bounces@mail.tablefall.example';

describe('readReport', () => {
  const mailId = randomUUID();
  const messageId = `<${mailId}@tablefall.example>`;
  const returnAddress = returnAddressOf(mailId, ADDRESS, SECRETS);

  const read = (name: SampleReport, about = { returnAddress, messageId }, address: string | null = ADDRESS) =>
    readReport(sampleReport(name, about), { address, secrets: SECRETS });

  it.each<[SampleReport, object]>([
    [
      'postfix',
      {
        isFinal: true,
        suppression: 'bounced',
        code: 550,
        text: '550 5.1.1 <address>: Recipient address rejected: User unknown in local recipient table',
      },
    ],
    [
      'exchange',
      {
        isFinal: true,
        suppression: 'bounced',
        code: 550,
        text: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient <address> not found by SMTP address lookup',
      },
    ],
    [
      'gmail',
      { isFinal: true, suppression: 'bounced', code: 550, text: expect.stringMatching(/^550-5\.1\.1 The/) },
    ],
    [
      'delayed',
      { isFinal: false, suppression: null, code: 452, text: expect.stringMatching(/^452 4\.2\.2/) },
    ],
    [
      'complaint',
      { isFinal: false, suppression: 'complained', text: 'The recipient reported this mail as spam.' },
    ],
  ])('should read a report as %s writes it, and name no address', async (name, expected) => {
    const report = await read(name);

    expect(report).toMatchObject({ mailId, messageId: null, ...expected });
    expect(report?.text).not.toContain('guests.example');
  });

  it.each<SampleReport>(['postfix', 'exchange', 'gmail', 'delayed', 'complaint'])(
    'should tell the mail of a report as %s writes it by the Message-ID, where it has no return address',
    async (name) => {
      const about = { returnAddress: 'hello@tablefall.example', messageId };

      expect(await read(name, about, null)).toMatchObject({ mailId, messageId });
      expect(await read(name, about)).toMatchObject({ mailId, messageId });
    },
  );

  it.each<SampleReport>(['postfix', 'exchange', 'gmail', 'delayed', 'complaint'])(
    'should believe no report as %s writes it whose return address is made up, whatever Message-ID it quotes',
    async (name) => {
      const forged = returnAddressOf(mailId, ADDRESS, ['another secret, which is not ours']);

      expect(await read(name, { returnAddress: forged, messageId })).toBeNull();
    },
  );

  it.each<SampleReport>(['qmail', 'away'])('should pass over what is no report: %s', async (name) => {
    expect(await read(name)).toBeNull();
  });

  it('should pass over reports of success, of no mail of ours, and what is no mail at all', async () => {
    const raw = sampleReport('postfix', { returnAddress, messageId }).toString();
    const parse = (text: string) => readReport(Buffer.from(text), { address: ADDRESS, secrets: SECRETS });

    expect(await parse(raw.replace('Action: failed', 'Action: delivered'))).toBeNull();
    expect(await read('postfix', { returnAddress: ADDRESS, messageId: '<1@elsewhere.example>' })).toBeNull();
    for (const text of ['', '\0\0', 'Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n--x\r\n']) {
      expect(await parse(text)).toBeNull();
    }
  });

  it('should read a field that has no space after its colon', async () => {
    const raw = sampleReport('postfix', { returnAddress, messageId }).toString();
    const read = (text: string) => readReport(Buffer.from(text), { address: ADDRESS, secrets: SECRETS });

    expect(await read(raw.replaceAll(/^(Action|Status|Diagnostic-Code): /gm, '$1:'))).toMatchObject({
      isFinal: true,
      suppression: 'bounced',
      code: 550,
    });
  });

  it('should name the same report alike, and another one differently', async () => {
    const first = await read('postfix');

    expect((await read('postfix'))?.digest).toBe(first?.digest);
    expect((await read('gmail'))?.digest).not.toBe(first?.digest);
  });

  it.each(Object.entries(HOSTILE_MAILS))('should not be kept busy by %s', async (_what, raw) => {
    const honest = honestMail(700_000);
    const timeOf = async (mail: Buffer) => {
      const begun = performance.now();
      expect(await readReport(mail, { address: ADDRESS, secrets: SECRETS })).toBeNull();
      return performance.now() - begun;
    };
    const times = { honest: Number.POSITIVE_INFINITY, hostile: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 3; round++) {
      times.honest = Math.min(times.honest, await timeOf(honest));
      times.hostile = Math.min(times.hostile, await timeOf(raw));
    }

    // An honest report of the greatest length takes some 20 ms. While whole values were searched, most of these
    // took ten seconds.
    expect(times.hostile / times.honest).toBeLessThan(5);
  });
});
