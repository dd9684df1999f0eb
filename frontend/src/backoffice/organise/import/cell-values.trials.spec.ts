import { describe, expect, it } from '@jest/globals';
import { saysBadge, saysPaid } from './cell-values.ts';

describe('ages as forms and other systems write them', () => {
  const children = [
    '0',
    '1',
    '2',
    '9',
    '9.0',
    '5 yrs',
    '5 years old',
    '5 Jahre',
    '18 months',
    '0-3',
    '4–9',
    'under 10',
    '<10',
    '9 and under',
    '≤9',
    'baby',
    'Toddler',
    '2019',
    '2019-04-30',
  ];
  const others = [
    '10',
    '10.0',
    '41',
    '10+',
    '18 +',
    '10-17',
    '13 to 17',
    'over 12',
    '10 and over',
    'Adult',
    'teen',
    '1988',
    '30.04.1988',
  ];
  const unclear = ['', '8-12', 'under 12', '5+', 'youth', 'n/a', '?', '-', '999', '2017'];

  it.each([
    ...children.map((cell) => [cell, false] as const),
    ...others.map((cell) => [cell, true] as const),
    ...unclear.map((cell) => [cell, null] as const),
  ])('should read %j as a badge: %j', (cell, badge) => {
    expect(saysBadge(cell, 'Age', '2027-10')).toBe(badge);
  });

  it.each(['Age of attendee', 'How old are you?', 'Your age', 'Alter', 'Edad', 'Âge', 'Wiek', 'Child age'])(
    'should know that %j asks for an age',
    (title) => {
      expect(saysBadge('1', title)).toBe(false);
      expect(saysBadge('perhaps', title)).toBeNull();
    },
  );

  it.each(['Birth year', 'Date of birth', 'Geburtsdatum', 'Fecha de nacimiento'])(
    'should count from the year below %j',
    (title) => {
      expect(saysBadge('2020', title, '2027-10')).toBe(false);
      expect(saysBadge('1990', title, '2027-10')).toBe(true);
      expect(saysBadge('2017', title, '2027-10')).toBeNull();
      expect(saysBadge('1990', title)).toBeNull();
    },
  );
});

describe('badges as other systems write them', () => {
  it.each([
    ['maybe', 'Child?', null],
    ['T-shirt', 'Product', null],
    ['VIP', 'Ticket type', null],
    ['1', 'Product', null],
    ['Niño', 'Producto', false],
    ['oui', 'Enfant', false],
    ['Adult (18+)', 'Ticket type', true],
  ])('should read %j below %j as a badge: %j', (cell, title, badge) => {
    expect(saysBadge(cell, title)).toBe(badge);
  });
});

describe('paid amounts as other systems write them', () => {
  const paid = [
    '10,00',
    '10,00 €',
    '$10.00',
    'CHF 10.00',
    'AU$10.00',
    'EUR 10',
    '1,010.00',
    '1.010,00 €',
    "CHF 1'010.00",
    '10 EUR',
    '10 Euro',
    'R$ 10,00',
    '10,- Kč',
    '100 kr',
    'US$10',
  ];
  const unpaid = ['0,00', '0', 'CHF 0.00', '0.00 €', '', 'no', 'nein', '-', 'pending'];
  const unclear = ['2024-05-01', 'A1', 'A7K2Q', '-10.00', 'perhaps', 'PayPal', '10.00 of 20.00', '5/1/2024'];

  it.each([
    ...paid.map((cell) => [cell, true] as const),
    ...unpaid.map((cell) => [cell, false] as const),
    ...unclear.map((cell) => [cell, null] as const),
  ])('should read %j as paid: %j', (cell, is) => {
    expect(saysPaid(cell)).toBe(is);
  });
});
