import type { Edition, EditionDay } from '#core/api/generated.ts';

const day = (name: string, date: string): EditionDay => ({
  day: name,
  monthDay: 'March 5',
  date,
  startTime: '10:00 AM',
  endTime: '6:00 PM',
  start: '',
  end: '',
});

/** An edition unlike the defaults, so that what is written down somewhere shows. */
export const EDITION: Edition = {
  productName: 'Tablefall',
  sponsorName: 'Second Shelf Media',
  logo: null,
  startDate: '',
  endDate: '',
  timeZone: 'Europe/Berlin',
  days: [day('Friday', '2027-03-05'), day('Saturday', '2027-03-06')],
  registrationCapacity: 250,
  admissionPrice: 12.5,
  currency: 'USD',
  listingRenewDays: 21,
  badgesChangeUntil: '',
  outsideContent: 'after-click',
  signUp: {
    needsBadge: false,
    opensAt: null,
    gamesPerPerson: null,
    childrenNeedAdult: false,
    takesWishes: false,
  },
  venue: { name: 'Riverside Hall', address: '14 Canal Street' },
  links: {
    social: 'https://social.example/tablefall',
    newsletterForm: null,
    payment: null,
    volunteerEmail: 'volunteers@tablefall.example',
  },
  storageKey: 'bguser-mar2027',
};
