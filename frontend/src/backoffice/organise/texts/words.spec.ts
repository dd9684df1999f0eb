import { describe, expect, it } from '@jest/globals';
import type { MailText } from '#core/api/staff.ts';
import { areOthersInForce, fromWhenText, originText, stateText, wordsToEdit } from './words.ts';

const ZONE = 'America/New_York';
const words = { ending: 'with soup', opening: '', closing: '' };
const draft = { ...words, ending: 'with cake' };
const standard: MailText = {
  kind: 'gameday-invitation',
  title: 'Invitation',
  purpose: '',
  ownSince: null,
  hasDraft: false,
  words: null,
  draft: null,
  changedAt: null,
  changedBy: null,
  variables: [],
  waiting: 0,
  isKept: false,
  version: '1',
};
const own: MailText = {
  ...standard,
  words,
  ownSince: '2025-10-01T12:00:00Z',
  changedAt: '2025-10-01T12:00:00Z',
};
const both: MailText = { ...own, draft, hasDraft: true, changedBy: 'Dana' };

describe('the words of a mail', () => {
  it('should say what mails have', () => {
    expect(stateText(standard, ZONE)).toBe('Standard');
    expect(stateText({ ...standard, hasDraft: true }, ZONE)).toBe('A draft');
    expect(stateText(own, ZONE)).toBe('Your words since Oct 1, 2025');
    expect(stateText(both, ZONE)).toBe('Your words since Oct 1, 2025, and a draft');
  });

  it('should say who changed them', () => {
    expect(originText(standard, ZONE)).toBe('Nobody has changed it yet.');
    expect(originText(own, ZONE)).toBe('Changed on Oct 1, 2025.');
    expect(originText(both, ZONE)).toBe(
      'A draft by Dana on Oct 1, 2025. Mails have other words of yours since Oct 1, 2025.',
    );
    expect(originText({ ...standard, draft, changedBy: 'Dana' }, ZONE)).toBe(
      'A draft by Dana. Mails have the standard text.',
    );
  });

  it('should be edited where they were left', () => {
    expect(wordsToEdit(standard).ending).toBe('');
    expect(wordsToEdit(both)).toEqual(draft);
    expect(areOthersInForce(both, draft)).toBe(true);
    expect(areOthersInForce(both, words)).toBe(false);
  });

  it('should hold from the next mail on', () => {
    expect(fromWhenText(0)).toBe('From the next mail on.');
    expect(fromWhenText(1)).toBe('From the next mail on. 1 mail already waiting keeps its words.');
    expect(fromWhenText(2_100)).toBe('From the next mail on. 2,100 mails already waiting keep their words.');
  });
});
