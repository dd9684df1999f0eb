import { createECDH } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { pushTopicOf } from '../catalogue/pushed.ts';
import { hiddenTag, pushKeyOf } from '../seals/push-key.ts';
import { golden } from '../testing/golden.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { examplesOf } from './examples.ts';
import { renderNotice } from './push-notice.ts';

const examples = (Object.keys(catalogue) as MailKind[]).flatMap((kind) =>
  examplesOf(kind).map(({ name, mail }) => ({ name: [kind, name].filter(Boolean).join(', '), mail })),
);

describe('what devices are told', () => {
  it('should be what its golden file says', () => {
    const told = examples.flatMap(({ name, mail }) => {
      const topic = pushTopicOf(mail);
      if (!topic) return [];
      const { title, body, path, tag } = renderNotice({ ...mail, about: 'its-own' }, EXAMPLE_SITE);
      return [`${name} (${topic})\n  ${title}\n  ${body}\n  opens ${path}, in place of ${tag}\n`];
    });
    const current = told.join('\n');

    expect(current).toBe(golden('kinds/pushed.txt', current));
  });

  it('should fit a message, whatever people called their game', () => {
    const { example } = catalogue['event-notice'];
    const table = { label: '棋'.repeat(100), room: '🎲'.repeat(300) };
    const props = { ...example, news: 'changed' as const, gameName: '🎲'.repeat(300), table };
    const before = { day: example.day, startsAt: example.startsAt, duration: example.duration };
    const mail = {
      id: 'x',
      about: 'its-own',
      kind: 'event-notice' as const,
      recipientName: null,
      createdAt: new Date(),
    };
    const notice = renderNotice({ ...mail, props: { ...props, before } }, EXAMPLE_SITE);

    expect(notice.body).toMatch(/…$/);
    expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(3_000);
  });

  it('should name the person where there is a name, of what is about one', () => {
    const { example: props } = catalogue['event-notice'];
    const mail = { id: 'x', about: 'part', kind: 'event-notice' as const, createdAt: new Date() };
    const bodyOf = (news: 'removed' | 'cancelled', recipientName: string | null) =>
      renderNotice({ ...mail, recipientName, props: { ...props, news } }, EXAMPLE_SITE).body;

    expect(bodyOf('removed', 'Kofi')).toMatch(/^For Kofi\. Ark Nova: /);
    expect(bodyOf('removed', null)).toMatch(/^Ark Nova: /);
    expect(bodyOf('cancelled', 'Kofi')).toMatch(/^Ark Nova: /);
  });

  it('should be nothing of a kind that is not pushed', () => {
    const mail = examples.find(({ mail: { kind } }) => kind === 'sign-in')?.mail;

    expect(() => renderNotice(mail as never, EXAMPLE_SITE)).toThrow(
      'This release pushes no mail of kind "sign-in"',
    );
  });
});

describe('the key of the site', () => {
  const { publicKey, privateKey } = pushKeyOf('a secret of the installation');

  it('should be a pair of P-256, the same for the same secret and of no other', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');

    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
    expect(pushKeyOf('another secret').publicKey).not.toBe(publicKey);
  });

  it('should never change: each browser would have to subscribe anew', () => {
    expect(publicKey).toBe(
      'BC_hatv88EbFFtFZmKbwKrtrooDUOPZOnBYts_yUKAvVi1G89gX3r-I6NrFt_tsOP8KFVKL5gy6LQW2SsvZF6qE',
    );
  });

  it('should hide tags by another secret each, and from one device to the other', () => {
    const tag = hiddenTag(['one'], 'phone', 'event-1');

    expect(tag).toMatch(/^[\w-]{32}$/);
    expect(hiddenTag(['one'], 'phone', 'event-1')).toBe(tag);
    expect(hiddenTag(['one'], 'phone', 'event-2')).not.toBe(tag);
    expect(hiddenTag(['one'], 'tablet', 'event-1')).not.toBe(tag);
    expect(hiddenTag(['two'], 'phone', 'event-1')).not.toBe(tag);
  });
});
