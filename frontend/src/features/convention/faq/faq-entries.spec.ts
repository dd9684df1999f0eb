import { describe, expect, it } from '@jest/globals';
import type { Edition } from '../../../api/generated.ts';
import { faqEntries, searchFaq } from './faq-entries.ts';

const day = (name: string, date: string) => ({
  day: name,
  monthDay: 'March 5',
  date,
  startTime: '10:00 AM',
  endTime: '6:00 PM',
  start: '',
  end: '',
});

const edition: Edition = {
  productName: 'Tablefall',
  sponsorName: 'Second Shelf Media',
  startDate: '',
  endDate: '',
  timeZone: 'Europe/Berlin',
  days: [day('Friday', '2027-03-05'), day('Saturday', '2027-03-06')],
  registrationCapacity: 250,
  admissionPrice: 12,
  venue: { name: 'Riverside Hall', address: '14 Canal Street' },
  links: {
    social: 'https://social.example/tablefall',
    newsletterForm: null,
    payment: null,
    volunteerEmail: 'volunteers@tablefall.example',
  },
  storageKey: 'bguser-mar2027',
};
const entries = faqEntries(edition);
const ids = (search: string) => searchFaq(entries, search).map(({ id }) => id);

describe('the FAQ', () => {
  it('has ten entries with anchors of their own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(10);
  });

  it('takes price, hours and days from the edition', () => {
    const text = entries.map(({ question, answer }) => `${question} ${answer}`).join('\n');

    expect(text).toContain('a flat $12');
    expect(text).toContain('from 10:00 AM to 6:00 PM');
    expect(text).toContain('nothing on Sunday');
  });

  it('is searched by all words, in question and answer, in any case', () => {
    expect(ids('FLAG teacher')).toEqual(['yellow-flag']);
    expect(ids('  ')).toHaveLength(10);
    expect(ids('dragon')).toEqual([]);
  });
});
