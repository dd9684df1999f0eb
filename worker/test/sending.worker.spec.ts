import { describe, expect, it } from '@jest/globals';
import { catalogue, LOW_PRIORITY, type MailPriority, MESSAGE_MAX } from '@tablefall/mail';
import { hashSuppressions } from '@tablefall/platform/outbox/suppressions';
import PostalMime from 'postal-mime';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const stage = setStage(3);

describe('a mail on its road', () => {
  it('should arrive once, as its template writes it, for its one recipient', async () => {
    const mailing = await stage.outbox.addMailing();
    await stage.outbox.addInvitations(1, mailing);
    const confirmation = await stage.outbox.addMail({
      kind: 'gameday-rsvp',
      recipient: { name: '"Eve", x@evil.example', address: 'eve@guests.example' },
    });
    await stage.start();
    await stage.outbox.allEnded();
    expect(stage.sink.received.map(({ to }) => to).sort()).toEqual([
      'eve@guests.example',
      'guest0@guests.example',
    ]);

    const invitation = await PostalMime.parse(
      stage.sink.received.find(({ to }) => to.startsWith('guest'))?.raw ?? '',
    );
    const header = (key: string) => invitation.headers.find((each) => each.key === key)?.value;
    const [row] = await stage.outbox.rows();
    expect(invitation.subject).toBe('You are invited: Friday, October 10, 2025');
    expect(invitation.messageId).toBe(row?.message_id);
    expect(invitation.to).toEqual([{ name: 'Guest 0', address: 'guest0@guests.example' }]);
    expect(invitation.from).toMatchObject({ name: 'Tablefall', address: 'hello@tablefall.example' });
    expect(header('precedence')).toBe('bulk');
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/tablefall\.example\/api\/unsubscribe\/[\w.-]+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(invitation.text).toContain("I'LL BE THERE!");
    expect(invitation.html).toContain('Guest 0');

    const rsvp = await PostalMime.parse(
      stage.sink.received.find(({ to }) => to.startsWith('eve'))?.raw ?? '',
    );
    expect(rsvp.to).toEqual([{ name: '"Eve", x@evil. example', address: 'eve@guests.example' }]);
    expect(rsvp.headers.some(({ key }) => key === 'precedence')).toBe(false);
    expect(rsvp.attachments.map(({ filename }) => filename)).toContain('calendar.ics');
    expect(await stage.outbox.row(confirmation)).toMatchObject({
      state: 'sent',
      attempts: 1,
      last_code: 250,
      last_error: null,
    });
  });

  it.each([
    ['moved', 'PUBLISH'],
    ['cancelled', 'CANCEL'],
  ] as const)(
    'should bring the calendar of a guest whose gameday is %s by the method %s',
    async (change, method) => {
      const props = { ...catalogue['gameday-change'].example, change };
      await stage.outbox.addMail({ kind: 'gameday-change', props });
      await stage.start();
      await stage.outbox.allEnded();
      const raw = String(stage.sink.received[0]?.raw);
      expect(raw).toMatch(new RegExp(`^Content-Type: text/calendar; charset=utf-8; method=${method}`, 'm'));
      expect(raw).toMatch(/^Content-Disposition: attachment; filename=calendar\.ics/m);
      const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
      const files = attachments.map(({ content }) => String(content).replaceAll('\r\n', '\n'));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(file).toContain(`METHOD:${method}\n`);
    },
  );

  it('should tell of a change who is coming, whatever the address, and who may unsubscribe only when it may', async () => {
    await stage.outbox.suppress('priya@guests.example');
    const props = catalogue['gameday-change'].example;
    const coming = await stage.outbox.addMail({ kind: 'gameday-change', props });
    const silent = await stage.outbox.addMail({
      kind: 'gameday-change',
      props: { ...props, accepted: false },
    });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(coming)).toMatchObject({ state: 'sent' });
    expect(await stage.outbox.row(silent)).toMatchObject({ state: 'suppressed' });
  });

  it('should stay below the size that big providers clip with the longest message, whatever its letters', async () => {
    for (const letters of ['Zoë spielt. ', '棋盘游戏，', '🎲 ']) {
      const message = letters.repeat(Math.floor(MESSAGE_MAX / letters.length));
      await stage.outbox.addMail({ kind: 'message', props: { ...catalogue.message.example, message } });
    }
    await stage.start();
    await stage.outbox.allEnded();
    expect(stage.sink.received).toHaveLength(3);
    for (const { raw } of stage.sink.received) expect(raw.length).toBeLessThan(102_400);
  });

  it('should have one address to reply to, whatever the sender calls themselves', async () => {
    await stage.outbox.addMail({
      kind: 'contact-message',
      props: {
        name: 'Eve", x@evil.example, "\r\nBcc: y@evil.example',
        email: 'eve@guests.example',
        message: 'Hello\r\nBcc: y@evil.example',
      },
      recipient: { name: null, address: 'staff@guests.example' },
    });
    await stage.start();
    await stage.outbox.allEnded();

    expect(stage.sink.received.map(({ to }) => to)).toEqual(['staff@guests.example']);
    const mail = await PostalMime.parse(stage.sink.received[0]?.raw ?? '');
    expect(mail.replyTo).toMatchObject([{ address: 'eve@guests.example' }]);
    expect(mail.subject).toBe('A message from the Tablefall contact form');
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
  });

  it('should not be sent after its time', async () => {
    const id = await stage.outbox.addMail({ kind: 'sign-in', endsAt: new Date(Date.now() - 1_000) });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(id)).toMatchObject({
      state: 'failed',
      last_error: expect.stringMatching(/^Expired/),
    });
    expect(stage.sink.received).toHaveLength(0);
  });

  it('should be skipped for a suppressed address, unless one cannot unsubscribe from it', async () => {
    await stage.outbox.suppress('Priya@Guests.Example');
    const recipient = { name: 'Priya', address: 'PRIYA@guests.example' };
    const invitation = await stage.outbox.addMail({ kind: 'gameday-invitation', recipient });
    const signIn = await stage.outbox.addMail({ kind: 'sign-in', recipient });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(invitation)).toMatchObject({
      state: 'suppressed',
      last_error: expect.stringMatching(/no more/),
    });
    expect(await stage.outbox.row(signIn)).toMatchObject({ state: 'sent' });
    expect(stage.sink.received).toHaveLength(1);
  });

  it('should reach who has left another list', async () => {
    await stage.outbox.suppress('quiet@guests.example', 'no-news');
    const recipient = { name: null, address: 'quiet@guests.example' };
    const news = await stage.outbox.addMail({ kind: 'message', recipient });
    const invitation = await stage.outbox.addMail({ kind: 'gameday-invitation', recipient });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(news)).toMatchObject({
      state: 'suppressed',
      last_error: 'Wants no more convention news',
    });
    expect(await stage.outbox.row(invitation)).toMatchObject({ state: 'sent' });
  });

  it('should not be tried again where a server refused the address for good, unless somebody wants to sign in', async () => {
    await stage.outbox.suppress('gone@guests.example', 'bounced');
    const recipient = { name: null, address: 'gone@guests.example' };
    const confirmation = await stage.outbox.addMail({ kind: 'registration-confirmation', recipient });
    const signIn = await stage.outbox.addMail({ kind: 'sign-in', recipient });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(confirmation)).toMatchObject({
      state: 'suppressed',
      last_error: expect.stringMatching(/refused mail before/),
    });
    expect(await stage.outbox.row(signIn)).toMatchObject({ state: 'sent' });
  });

  it('should reach staff as staff, whatever was said of the address, but for one that refuses mail (T41)', async () => {
    for (const reason of ['blocked', 'no-news', 'no-invitations', 'complained'] as const)
      await stage.outbox.suppress('staff@guests.example', reason);
    await stage.outbox.suppress('gone@guests.example', 'bounced');
    const to = (address: string) =>
      stage.outbox.addMail({ kind: 'contact-message', recipient: { name: null, address } });
    const [reached, gone] = [await to('staff@guests.example'), await to('gone@guests.example')];
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(reached)).toMatchObject({ state: 'sent' });
    expect(await stage.outbox.row(gone)).toMatchObject({ state: 'suppressed' });
  });

  it('should be skipped for every reason that an address is suppressed for, also after it unsubscribed', async () => {
    const recipient = { name: null, address: 'both@guests.example' };
    await stage.outbox.suppress(recipient.address, 'no-invitations');
    stage.sink.misbehave = () => ({ refuse: '550 5.1.1 nobody here', at: 'recipient' });
    const refused = await stage.outbox.addMail({ kind: 'registration-confirmation', recipient });
    await stage.start();
    await stage.outbox.allEnded();
    expect(await stage.outbox.row(refused)).toMatchObject({ state: 'failed', last_code: 550 });
    expect((await stage.outbox.suppressions()).map(({ reason }) => reason).sort()).toEqual([
      'bounced',
      'no-invitations',
    ]);

    const invitation = await stage.outbox.addMail({ kind: 'gameday-invitation', recipient });
    const confirmation = await stage.outbox.addMail({ kind: 'registration-confirmation', recipient });
    await stage.outbox.allEnded();
    const suppressed = (reason: RegExp) => ({
      state: 'suppressed',
      last_error: expect.stringMatching(reason),
    });
    expect(await stage.outbox.row(invitation)).toMatchObject(suppressed(/no more/));
    expect(await stage.outbox.row(confirmation)).toMatchObject(suppressed(/refused mail before/));
  });

  it('should be skipped as before when only the hash of the address is kept', async () => {
    const recipient = { name: null, address: 'Erased@guests.example' };
    await stage.outbox.suppress(recipient.address, 'no-invitations');
    await hashSuppressions(stage.outbox.em, recipient.address);

    const invitation = await stage.outbox.addMail({ kind: 'gameday-invitation', recipient });
    const confirmation = await stage.outbox.addMail({ kind: 'registration-confirmation', recipient });
    await stage.start();
    await stage.outbox.allEnded();

    expect(await stage.outbox.row(invitation)).toMatchObject({ state: 'suppressed' });
    expect(await stage.outbox.row(confirmation)).toMatchObject({ state: 'sent' });
  });

  it('should go before mail that visitors cause, however much of it has waited longer', async () => {
    const visitors = Array.from({ length: 300 }, (_, n) => ({
      kind: 'gameday-rsvp' as const,
      recipient: { name: null, address: `visitor${n}@guests.example` },
      priority: LOW_PRIORITY as MailPriority,
    }));
    await stage.outbox.addMails(visitors, { dueAt: new Date(Date.now() - 3_600_000) });
    await stage.outbox.addMail({ kind: 'sign-in' });
    await stage.start();
    await until(() => stage.sink.received.length > 100);
    expect(stage.sink.received.slice(0, 50).map(({ to }) => to)).toContain('priya@guests.example');
  });

  it('should let a sign-in mail wait behind nothing, however slow the mail server is', async () => {
    stage.sink.delay = 200;
    for (let n = 0; n < 120; n++) {
      await stage.outbox.addMail({
        kind: 'event-notice',
        recipient: { name: null, address: `p${n}@guests.example` },
      });
    }
    await stage.start();
    await until(() => stage.sink.received.length > 0);
    const before = stage.sink.received.length;
    const signIn = await stage.outbox.addMail({ kind: 'sign-in' });
    await until(() => stage.sink.received.some(({ to }) => to === 'priya@guests.example'));
    expect(stage.sink.received.length - before).toBeLessThan(40);
    await until(async () => (await stage.outbox.row(signIn)).state === 'sent');
  });

  it('should not go out at a rate above the limit', async () => {
    await stage.start({ env: { MAIL_RATE_PER_SECOND: '25' } });
    // From before the first mail could go, not from when it arrived: a busy machine may be late with the first alone.
    const begun = Date.now();
    await stage.outbox.addInvitations(60, await stage.outbox.addMailing());
    await stage.outbox.allEnded();
    const last = Math.max(...stage.sink.received.map(({ at }) => at));
    expect(last - begun).toBeGreaterThanOrEqual(2_000);
  });
});
