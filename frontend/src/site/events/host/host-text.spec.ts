import { describe, expect, it } from '@jest/globals';
import { roleText, waitingText } from './host-text.ts';

describe('what the host reads', () => {
  it.each([
    ['owner', true, 'You, host'],
    ['owner', false, 'Host'],
    ['co-host', true, 'You, co-host'],
    ['co-host', false, 'Co-host'],
    ['player', true, ''],
  ] as const)('calls a %s by the role (own: %s)', (role, isOwn, text) => {
    expect(roleText({ role }, isOwn)).toBe(text);
  });

  it('says where a freed seat goes', () => {
    const asked = [{ id: 'karim', name: 'Karim', position: 1, offeredUntil: '2025-10-10T19:30:00Z' }];

    expect(waitingText({ waiting: 0, next: null }, { waitlist: [] })).toBe('');
    expect(waitingText({ waiting: 2, next: 'Karim' }, { waitlist: [] })).toBe(
      'A freed seat is offered to Karim first. They have 5 minutes.',
    );
    expect(waitingText({ waiting: 1, next: null }, { waitlist: asked })).toMatch(/offered already/);
    expect(waitingText({ waiting: 1, next: null }, { waitlist: [] })).toMatch(/whoever joins first/);
  });
});
