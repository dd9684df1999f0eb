import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ACCEPTED, mailTo, send, setScriptedStage } from '../../test/scripted-stage.ts';

const stage = setScriptedStage();

describe('what a server announces', () => {
  it('should be told the size, and not be sent what is too long for it', async () => {
    stage.server.extensions = ['PIPELINING', 'SIZE 2000'];
    const over = stage.open();
    expect(await send(over, 'a')).toEqual([ACCEPTED]);
    expect(stage.server.heard('MAIL')[0]).toMatch(/^MAIL FROM:<bounces@tablefall\.example> SIZE=\d{3,4}$/);
    await expect(over.send(mailTo('b', 'x'.repeat(3_000)))).rejects.toMatchObject({
      code: 552,
      stage: 'content',
    });
    expect(await send(over, 'c')).toEqual([ACCEPTED]);
  });

  it('should decide whether addresses may have other letters (SMTPUTF8)', async () => {
    const zoe = 'zoë@guests.example';
    expect(await send(stage.open(), zoe)).toMatchObject([{ code: 553, stage: 'address' }]);
    stage.server.extensions = ['PIPELINING', '8BITMIME', 'SMTPUTF8'];
    expect(await send(stage.open(), zoe)).toEqual([ACCEPTED]);
    expect(stage.server.heard('MAIL')).toEqual([
      'MAIL FROM:<bounces@tablefall.example> SMTPUTF8 BODY=8BITMIME',
    ]);
    expect(await send(stage.open(), 'ola@żółw.example')).toEqual([ACCEPTED]);
    expect(stage.server.heard('RCPT').at(-1)).toBe('RCPT TO:<ola@xn--w-uga1v8h.example>');
  });

  it('should let no address bring a command of its own', async () => {
    const over = stage.open();
    const hostile = ['a@guests.example>\r\nRCPT TO:<b@evil.example', 'a@guests.example> NOTIFY=NEVER'];
    for (const address of hostile) {
      const mail = { ...mailTo('a'), to: { name: 'A', address } };
      await over.send(mail);
    }
    // One command each, which ends with its bracket.
    expect(stage.server.heard('RCPT')).toEqual([
      'RCPT TO:<"a@guests.example RCPT TO: b"@evil.example>',
      'RCPT TO:<a@guests.example  notify=never>',
    ]);
  });

  it('should get lines that begin with dots as they are', async () => {
    const dots = '.\n..\n.a line\nnone.\n.\n';
    await stage.open().send(mailTo('a', dots));
    const [content = ''] = stage.server.accepted;
    expect(content.replace(/^\./gm, '').replaceAll('\r\n', '\n')).toContain(dots);
    expect(content).toContain('\r\n...\r\n..a line\r\n');
  });
});

describe('signing in', () => {
  const url = () => stage.server.url.replace('//', '//o%40b.example:p%3Aw@');
  const inTheClear = () => ({ url: url(), env: { MAIL_REQUIRE_TLS: 'false' } });
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  it('should give no password away over a connection that is not encrypted', async () => {
    const [refused] = (await send(stage.open({ url: url() }), 'a')) as [{ code: number }];
    expect(refused.code).toBe(530);
    expect(stage.server.heard('AUTH')).toEqual([]);
  });

  it.each([
    ['PLAIN', 'AUTH=LOGIN CRAM-MD5 PLAIN', [`AUTH PLAIN ${base64('\0o@b.example\0p:w')}`]],
    ['LOGIN', 'AUTH LOGIN CRAM-MD5', ['AUTH LOGIN', base64('o@b.example'), base64('p:w')]],
    [
      'CRAM-MD5',
      'AUTH CRAM-MD5',
      ['AUTH CRAM-MD5', base64(`o@b.example ${createHmac('md5', 'p:w').update('<1@x>').digest('hex')}`)],
    ],
  ])('should go by %s', async (_mechanism, offer, expected) => {
    stage.server.extensions = [offer];
    stage.server.answer = (command) => {
      if (!expected.includes(command)) return undefined;
      return command === expected.at(-1) ? '235 2.7.0 welcome' : `334 ${base64('<1@x>')}`;
    };
    expect(await send(stage.open(inTheClear()), 'a')).toEqual([ACCEPTED]);
    expect(stage.server.connections[0]?.commands.slice(1, 1 + expected.length)).toEqual(expected);
  });

  it('should be about us when it fails', async () => {
    stage.server.extensions = ['AUTH PLAIN'];
    stage.server.answer = (command) => (command.startsWith('AUTH') ? '535 5.7.8 wrong password' : undefined);
    const refusal = { message: '535 5.7.8 wrong password', code: 535, stage: 'auth', ambiguous: false };
    expect(await send(stage.open(inTheClear()), 'a')).toEqual([refusal]);
    stage.server.extensions = ['AUTH XOAUTH2 GSSAPI'];
    expect(await send(stage.open(inTheClear()), 'a')).toMatchObject([{ code: 535, stage: 'auth' }]);
  });
});

describe('encryption by STARTTLS', () => {
  const refusal = { code: 530, stage: 'greeting', ambiguous: false };

  it.each([
    ['refused', '454 4.7.0 not now'],
    ['no encryption at all', '220 go\r\n220 again'],
    ['followed by words in the clear', '220 go\r\n250 injected'],
    ['followed by half a reply in the clear', '220 go\r\n250 inj'],
  ])('should be about us when it is %s', async (_what, reply) => {
    stage.server.extensions = ['STARTTLS'];
    stage.server.answer = (command) => (command === 'STARTTLS' ? reply : undefined);
    const [result] = await send(stage.open({ settings: { smtpSilence: 500 } }), 'a');
    expect(result).toMatchObject(refusal);
    expect(stage.server.heard('MAIL')).toEqual([]);
  });

  it('should be refused to nobody who must have it', async () => {
    expect(await send(stage.open({ env: { MAIL_REQUIRE_TLS: 'true' } }), 'a')).toMatchObject([refusal]);
    stage.server.answer = (command) => (command.startsWith('EHLO') ? '502 what?' : undefined);
    expect(await send(stage.open({ url: `${stage.server.url}?requireTLS=true` }), 'a')).toMatchObject([
      refusal,
    ]);
    expect(stage.server.heard('MAIL')).toEqual([]);
  });
});
