import { describe, expect, it } from '@jest/globals';
import { CLOSE, SILENCE } from '../../test/scripted-server.ts';
import { ACCEPTED, isTo, send, setScriptedStage } from '../../test/scripted-stage.ts';
import { until } from '../../test/test-outbox.ts';

const stage = setScriptedStage();

describe('how replies come', () => {
  it('should not matter: byte by byte, in many lines, with blank ones between', async () => {
    stage.server.stutters = true;
    stage.server.answer = (command) =>
      command === '.' ? '250-2.0.0 it\r\n250-is\r\n\r\n250 żółty' : undefined;
    expect(await send(stage.open(), 'a', 'b')).toEqual([ACCEPTED, ACCEPTED]);
  });

  it.each([
    ['no code', 'hello?'],
    ['no code of SMTP', '999 what'],
    ['an endless line', `250-${'x'.repeat(99_999)}`],
    ['endless lines', '250-and more\r\n'.repeat(9_999)],
  ])('should end the connection when they have %s, and cost the mail one attempt', async (_what, garbage) => {
    stage.server.answer = (command) => (command.startsWith('MAIL') ? garbage : undefined);
    expect(await send(stage.open(), 'a')).toMatchObject([{ code: null, stage: null, ambiguous: false }]);
  });

  it('should be told in the words of the server, whatever its alphabet', async () => {
    stage.server.answer = (command) =>
      isTo('a', command) ? '550-5.1.1 Empfänger\r\n550 5.1.1 żaden' : undefined;
    expect(await send(stage.open(), 'a')).toMatchObject([
      { message: '550-5.1.1 Empfänger\n550 5.1.1 żaden' },
    ]);
  });
});

describe('commands in groups', () => {
  it('should bring the envelope of the next mail together with a content, and never two contents', async () => {
    stage.server.answer = async (command, { raw, commands }) => {
      const isFirst = commands.filter((each) => each === '.').length === 1;
      if (command === '.' && isFirst)
        await until(() => stage.server.connections[0]?.raw.includes('RCPT TO:<b@') ?? false);
      expect(raw.match(/^\.\r$/gm)?.length ?? 0).toBeLessThanOrEqual(
        commands.filter((each) => each === '.').length,
      );
      return undefined;
    };
    expect(await send(stage.open(), 'a', 'b', 'c')).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(stage.server.connections).toHaveLength(1);
    expect(stage.server.accepted.map((content) => /^To: (\w)/m.exec(content)?.[1])).toEqual(['a', 'b', 'c']);
  });

  it('should not come where the server does not take them', async () => {
    stage.server.extensions = [];
    stage.server.answer = (command) => (isTo('b', command) ? '550 no' : undefined);
    expect(await send(stage.open(), 'a', 'b', 'c')).toMatchObject([ACCEPTED, { code: 550 }, ACCEPTED]);
    expect(stage.server.connections.map(({ early }) => early)).toEqual([[]]);
  });

  it('should not come to a server that knows no extensions at all', async () => {
    stage.server.answer = (command) => (command.startsWith('EHLO') ? '502 what?' : undefined);
    expect(await send(stage.open(), 'a', 'b')).toEqual([ACCEPTED, ACCEPTED]);
    expect(stage.server.connections.map(({ early }) => early)).toEqual([[]]);
  });
});

describe('a refusal', () => {
  it.each([
    [/^MAIL/, 'sender', '451 4.3.0 later'],
    [/^MAIL/, 'sender', '550 5.7.1 not you'],
    [/^RCPT/, 'recipient', '450 4.2.1 busy'],
    [/^RCPT/, 'recipient', '550 5.1.1 unknown'],
    [/^DATA/, 'content', '452 4.3.1 full'],
    [/^DATA/, 'content', '554 5.5.1 no'],
    [/^\.$/, 'content', '451 4.7.1 later'],
    [/^\.$/, 'content', '554 5.6.0 spam'],
  ])('should concern its own mail alone: to %s, about the %s, %s', async (command, about, reply) => {
    let times = 0;
    stage.server.answer = (heard) => {
      times += command.test(heard) ? 1 : 0;
      return command.test(heard) && times === 2 ? reply : undefined;
    };
    const refusal = { message: reply, code: Number(reply.slice(0, 3)), stage: about, ambiguous: false };
    expect(await send(stage.open(), 'a', 'b', 'c', 'd')).toEqual([ACCEPTED, refusal, ACCEPTED, ACCEPTED]);
    expect(stage.server.connections).toHaveLength(1);
    expect(stage.server.accepted).toHaveLength(3);
  });

  it('should concern its own mail alone among many in a row', async () => {
    stage.server.answer = (command) => {
      if (isTo('b', command)) return '550 5.1.1 unknown';
      return isTo('d', command) ? '451 4.7.1 later' : undefined;
    };
    const results = await send(stage.open(), 'a', 'b', 'c', 'd', 'e');
    expect(results).toMatchObject([ACCEPTED, { code: 550 }, ACCEPTED, { code: 451 }, ACCEPTED]);
    expect(stage.server.connections).toHaveLength(1);
    expect(stage.server.heard('RSET')).toHaveLength(2);
  });

  it('should send nothing to anybody when the server wants the content all the same', async () => {
    stage.server.isSloppy = true;
    stage.server.answer = (command) => (isTo('a', command) ? '550 5.1.1 unknown' : undefined);
    expect(await send(stage.open(), 'a', 'b')).toMatchObject([{ code: 550 }, ACCEPTED]);
    expect(stage.server.accepted[0]).toBe('');
    expect(stage.server.accepted).toHaveLength(2);
  });
});

describe('a server that takes its leave (421)', () => {
  it('should cost no mail when the connection was kept', async () => {
    stage.server.answer = (command, { number }) =>
      number === 1 && isTo('b', command) ? '421 4.3.2 shutting down' : undefined;
    const over = stage.open();
    expect(await send(over, 'a')).toEqual([ACCEPTED]);
    expect(await send(over, 'b', 'c')).toEqual([ACCEPTED, ACCEPTED]);
    expect(stage.server.connections).toHaveLength(2);
  });

  it('should cost a mail one attempt when it says so on every connection', async () => {
    stage.server.answer = (command) => (isTo('b', command) ? '421 4.7.0 try again later' : undefined);
    const results = await send(stage.open(), 'a', 'b', 'c');
    expect(results).toMatchObject([ACCEPTED, { code: 421, stage: 'recipient', ambiguous: false }, ACCEPTED]);
    expect(stage.server.heard('RCPT TO:<b@')).toHaveLength(2);
  });

  it('should be left as well when it takes no more mails over a connection (452) and keeps it', async () => {
    stage.server.answer = (command, { commands }) =>
      command.startsWith('MAIL') && commands.filter((each) => each === '.').length === 2
        ? '452 4.5.3 Too many messages sent'
        : undefined;
    const guests = ['a', 'b', 'c', 'd', 'e'];
    expect(await send(stage.open(), ...guests)).toEqual(guests.map(() => ACCEPTED));
    expect(stage.server.connections).toHaveLength(3);
  });

  it('should cost a mail one attempt when a fresh connection takes none (452)', async () => {
    stage.server.answer = (command) => (command.startsWith('MAIL') ? '452 4.3.1 disk is full' : undefined);
    expect(await send(stage.open(), 'a')).toMatchObject([{ code: 452, stage: 'sender', ambiguous: false }]);
  });

  it('should leave no doubt about a content that it answers so', async () => {
    stage.server.answer = (command, { number }) =>
      number === 1 && command === '.' ? '421 4.3.2 closing' : undefined;
    expect(await send(stage.open(), 'a', 'b')).toMatchObject([
      { code: 421, stage: 'content', ambiguous: false },
      {},
    ]);
  });

  it('should go unnoticed between mails', async () => {
    const over = stage.open();
    await send(over, 'a');
    stage.server.sayUnasked('421 4.4.2 idle for too long');
    expect(await send(over, 'b')).toEqual([ACCEPTED]);
    expect(stage.server.accepted).toHaveLength(2);
  });
});

describe('a connection that is lost', () => {
  it.each([
    ['before the greeting', 'greeting'],
    ['at the introduction', 'EHLO'],
    ['at the envelope', 'MAIL'],
    ['before the content', 'DATA'],
  ])('should leave no doubt %s', async (_when, command) => {
    if (command === 'greeting') stage.server.greeting = () => CLOSE;
    stage.server.answer = (heard) => (heard.startsWith(command) ? CLOSE : undefined);
    expect(await send(stage.open(), 'a')).toMatchObject([{ code: null, stage: null, ambiguous: false }]);
  });

  it.each([
    ['closed', CLOSE],
    ['left hanging', SILENCE],
  ] as const)(
    'should leave a doubt about the mail that was handed over, and none about the next: %s',
    async (_how, fate) => {
      stage.server.answer = async (command, { number }) => {
        if (number > 1 || command !== '.') return undefined;
        await until(() => stage.server.connections[0]?.raw.includes('RCPT TO:<b@') ?? false);
        return fate;
      };
      const results = await send(stage.open({ settings: { smtpSilence: 400 } }), 'a', 'b', 'c');
      expect(results).toMatchObject([{ code: null, stage: null, ambiguous: true }, ACCEPTED, ACCEPTED]);
      expect(stage.server.accepted).toHaveLength(2);
    },
  );

  it('should cost no mail when the server closed it between mails', async () => {
    stage.server.answer = (command, { number, commands }) =>
      number === 1 && command.startsWith('MAIL') && commands.includes('.') ? CLOSE : undefined;
    const over = stage.open();
    expect([...(await send(over, 'a')), ...(await send(over, 'b'))]).toEqual([ACCEPTED, ACCEPTED]);
  });

  it('should be given up when nobody greets', async () => {
    stage.server.greeting = () => SILENCE;
    expect(await send(stage.open({ settings: { smtpSilence: 200 } }), 'a')).toMatchObject([
      { message: 'The mail server did not answer in time', code: null, ambiguous: false },
    ]);
  });
});
