import { describe, expect, it } from '@jest/globals';
import { type NameEntry, refusedFields, registrationErrors } from './attendee-form.ts';

const entry = (key: number, name: string): NameEntry => ({ key, name, badge: true });
const errorsOf = (email: string, ...entries: NameEntry[]) =>
  registrationErrors({ email, entries, parentAgrees: false });

describe('the registration form', () => {
  it('wants an address and every name', () => {
    expect(errorsOf('dana@', entry(1, 'Dana'), entry(4, '  '))).toEqual({
      email: 'Invalid email',
      'name-4': 'Name is required',
    });
    expect(errorsOf(' dana@mail.example ', entry(1, 'Dana'))).toEqual({});
  });

  it('wants the tick of a parent once a child is named', () => {
    const child = { ...entry(2, 'Ines'), badge: false };
    const values = { email: 'dana@mail.example', entries: [entry(1, 'Dana'), child] };
    const refused = registrationErrors({ ...values, parentAgrees: false });
    expect(Object.keys(refused).filter((field) => refused[field])).toEqual(['parentAgrees']);
    expect(registrationErrors({ ...values, parentAgrees: true })).toEqual({});
  });

  it("puts the server's errors on the lines they are about, whatever was removed before", () => {
    const fields = { email: 'Invalid email', 'attendees.1.name': 'Name is required' };
    expect(refusedFields(fields, [entry(1, 'Dana'), entry(7, 'x')])).toEqual({
      email: 'Invalid email',
      'name-7': 'Name is required',
    });
  });
});
