import { describe, expect, it } from '@jest/globals';
import { SILENCE } from '../../test/scripted-server.ts';
import { ACCEPTED, send, setScriptedStage } from '../../test/scripted-stage.ts';
import { until } from '../../test/test-outbox.ts';

const stage = setScriptedStage();

describe('connections', () => {
  it('should be as many as are wanted, and kept', async () => {
    const over = stage.open({ connections: 3 });
    const guests = Array.from({ length: 30 }, (_, n) => `guest${n}`);
    expect(await send(over, ...guests)).toEqual(guests.map(() => ACCEPTED));
    expect(stage.server.connections).toHaveLength(3);
  });

  it('should be tried by a mail once more, not one after the other, when each takes its leave (421)', async () => {
    const over = stage.open({ connections: 3 });
    await send(over, ...Array.from({ length: 30 }, (_, n) => `guest${n}`));
    expect(stage.server.connections).toHaveLength(3);
    stage.server.answer = (command) =>
      command.startsWith('RCPT TO:<b@') ? '421 4.7.0 try again later' : undefined;
    expect(await send(over, 'b')).toMatchObject([{ code: 421, ambiguous: false }]);
    expect(stage.server.heard('RCPT TO:<b@')).toHaveLength(2);
  });

  it('should be fewer where the server lets in fewer, at the cost of no mail', async () => {
    stage.server.greeting = ({ number }) => (number > 1 ? '421 4.7.0 too many connections' : '220 hello');
    const over = stage.open({ connections: 5 });
    await send(over, 'first');
    const guests = Array.from({ length: 30 }, (_, n) => `guest${n}`);
    expect(await send(over, ...guests)).toEqual(guests.map(() => ACCEPTED));
    expect(stage.server.connections.length).toBeLessThanOrEqual(5);
  });

  it('should be fewer once fewer are allowed, and more again, at the cost of no mail', async () => {
    const over = stage.open({ connections: 3 });
    await send(over, 'a', 'b', 'c', 'd', 'e', 'f');
    over.resize(1);
    await until(() => stage.server.heard('QUIT').length === 2);
    const guests = Array.from({ length: 10 }, (_, n) => `guest${n}`);
    expect(await send(over, ...guests)).toEqual(guests.map(() => ACCEPTED));
    expect(stage.server.connections).toHaveLength(3);
    over.resize(2);
    expect(await send(over, ...guests)).toEqual(guests.map(() => ACCEPTED));
    expect(stage.server.connections).toHaveLength(4);
    expect(stage.server.heard('QUIT')).toHaveLength(2);
  });

  it('should end what it has begun on a connection that is one too many', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    stage.server.answer = (command) => (command === '.' ? opened.then(() => '250 taken') : undefined);
    const over = stage.open({ connections: 2 });
    const results = send(over, 'a', 'b');
    await until(() => stage.server.heard('.').length === 2);
    over.resize(1);
    open();
    expect(await results).toEqual([ACCEPTED, ACCEPTED]);
    await until(() => stage.server.heard('QUIT').length === 1);
  });

  it('should end with QUIT after as many mails as the settings allow', async () => {
    const guests = ['a', 'b', 'c', 'd', 'e'];
    expect(await send(stage.open({ url: `${stage.server.url}?maxMessages=2` }), ...guests)).toEqual(
      guests.map(() => ACCEPTED),
    );
    expect(stage.server.connections).toHaveLength(3);
    for (const { commands } of stage.server.connections.slice(0, 2)) {
      expect(commands.filter((command) => command === '.')).toHaveLength(2);
      expect(commands.at(-1)).toBe('QUIT');
    }
  });

  it('should end with QUIT when there is nothing to send for a while, and when the worker stops', async () => {
    const over = stage.open({ settings: { smtpIdle: 50 } });
    await send(over, 'a');
    await until(() => stage.server.heard('QUIT').length === 1);
    expect(await send(over, 'b')).toEqual([ACCEPTED]);
    over.close();
    await until(() => stage.server.heard('QUIT').length === 2);
  });

  it('should refuse what comes or waits when the worker has stopped', async () => {
    stage.server.answer = (command) => (command === '.' ? SILENCE : undefined);
    const over = stage.open();
    const results = send(over, 'a', 'b', 'c');
    await until(() => stage.server.heard('.').length === 1);
    over.close();
    expect(await results).toMatchObject([{ ambiguous: true }, { ambiguous: false }, { ambiguous: false }]);
    expect(await send(over, 'd')).toMatchObject([{ code: null, ambiguous: false }]);
  });
});
