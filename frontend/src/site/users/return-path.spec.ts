import { describe, expect, it } from '@jest/globals';
import { localPath } from './return-path.ts';

const ORIGIN = 'https://tablefall.example';

describe('the way back after a login', () => {
  it('is a path of this site', () => {
    expect(localPath('/gameday-management?gameday=1#list', ORIGIN)).toBe(
      '/gameday-management?gameday=1#list',
    );
  });

  it.each([
    null,
    '',
    'gameday-management',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
  ])('never leads elsewhere: %s', (text) => {
    const path = localPath(text, ORIGIN);
    expect(path === null || new URL(path, ORIGIN).origin === ORIGIN).toBe(true);
  });
});
