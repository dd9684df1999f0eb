import { loadConfig } from '@tablefall/platform/config/config';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import { editionOf } from '../convention/edition/edition.ts';
import { isSamePlan, type PlanForm, planOf } from './event-plan.ts';

const required = { DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32) };

function frameOf(settings: NodeJS.ProcessEnv = {}) {
  const { days, timeZone } = editionOf(firstEdition(loadConfig({ ...required, ...settings })), 30);
  return { days, timeZone };
}

const form = (changes: Partial<PlanForm> = {}): PlanForm => ({
  eventDay: 'Friday',
  eventTime: '3:15 PM',
  duration: '60',
  ...changes,
});

describe('the plan of an event', () => {
  it('should be read in the convention’s zone', () => {
    expect(planOf(form(), frameOf())).toEqual({
      day: '2025-10-10',
      startsAt: new Date('2025-10-10T19:15:00Z'),
      endsAt: new Date('2025-10-10T20:15:00Z'),
      duration: 60,
    });
  });

  it.each([
    ['Friday', ['12:00 PM', '9:45 PM'], ['11:45 AM', '10:00 PM']],
    ['Saturday', ['9:00 AM', '8:45 PM'], ['8:45 AM', '9:00 PM', '9:05 AM']],
  ])('should take the quarter hours of %s from %j, and none beyond', (eventDay, taken, refused) => {
    for (const eventTime of taken) {
      expect(planOf(form({ eventDay, eventTime }), frameOf()).startsAt).toBeInstanceOf(Date);
    }
    for (const eventTime of refused) {
      expect(() => planOf(form({ eventDay, eventTime }), frameOf())).toThrow('Event time is required.');
    }
  });

  it('should be undetermined at 12:01 AM, until its day ends', () => {
    expect(planOf(form({ eventTime: '12:01 AM' }), frameOf())).toEqual({
      day: '2025-10-10',
      startsAt: null,
      endsAt: new Date('2025-10-11T02:00:00Z'),
      duration: 60,
    });
  });

  it('should know the days of another edition, one of which may end after midnight', () => {
    const frame = frameOf({
      CONVENTION_START: '2027-03-05T10:10',
      CONVENTION_END: '2027-03-07T01:00',
      CONVENTION_TIME_ZONE: 'Europe/Berlin',
    });

    expect(planOf(form({ eventTime: '10:15 AM' }), frame).startsAt).toEqual(new Date('2027-03-05T09:15:00Z'));
    expect(planOf(form({ eventDay: 'Saturday', eventTime: '12:45 AM' }), frame)).toMatchObject({
      day: '2027-03-06',
      startsAt: new Date('2027-03-06T23:45:00Z'),
    });
    expect(() => planOf(form({ eventDay: 'Sunday' }), frame)).toThrow('Event date is required.');
  });

  it('should be another one when day, time or duration differ', () => {
    const plan = planOf(form(), frameOf());

    expect(isSamePlan(plan, planOf(form(), frameOf()))).toBe(true);
    for (const changes of [{ eventDay: 'Saturday' }, { eventTime: '12:01 AM' }, { duration: '75' }]) {
      expect(isSamePlan(plan, planOf(form(changes), frameOf()))).toBe(false);
    }
  });
});
