import { describe, expect, it } from '@jest/globals';
import { reasonIn, saysBadge, saysPaid } from './cell-values.ts';

describe('what a cell says', () => {
  it.each([
    ['7', 'Age', false],
    ['9', 'Age', false],
    ['10', 'Age', true],
    ['Child ticket', 'Product', false],
    ['Weekend badge', 'Product', true],
    ['Kids (under 10)', 'Ticket Type', false],
    ['yes', 'Child?', false],
    ['no', 'Child?', true],
    ['', 'Child?', true],
    ['no', 'Badge', false],
    ['1', 'Badge', true],
    ['0', 'Badge', false],
    ['', 'Age group', true],
  ])('should read %j below %j as a badge: %j', (cell, title, badge) => {
    expect(saysBadge(cell, title)).toBe(badge);
  });

  it.each([
    ['yes', true],
    ['Paid', true],
    ['p', true],
    ['$10', true],
    ['10,00 €', true],
    ['0.00', false],
    ['', false],
    ['pending', false],
    ['unpaid', false],
    ['2024-05-01', null],
    ['Refunded', 'cancelled'],
    ['Not Attending', 'cancelled'],
  ])('should read %j as paid: %j', (cell, paid) => {
    expect(saysPaid(cell)).toBe(paid);
  });

  it.each([
    ['Unsubscribed', 'no-news'],
    ['hard bounce', 'bounced'],
    ['spam', 'complained'],
    ['subscribed', 'wanted'],
    ['no-invitations', 'no-invitations'],
    ['perhaps', null],
  ])('should read %j as the reason %j', (cell, reason) => {
    expect(reasonIn(cell)).toBe(reason);
  });
});
