import { ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { ConflictError } from '../../http/errors/api-error.ts';
import { RegistrationFullError, SignupsDisabledError } from '../events.errors.ts';

/** The edition's rules keep somebody from joining, or from leaving a child alone. */
export abstract class JoinRefusedError extends ConflictError {
  /** @param texts one sentence for each person */
  constructor(title: string, texts: string[]) {
    super(title, texts.join(' '), { id: texts.join(' ') });
  }
}

export class SignUpNotOpenError extends JoinRefusedError {
  constructor(texts: string[]) {
    super('Sign-up Not Open', texts);
  }
}

export class BadgeNeededError extends JoinRefusedError {
  constructor(texts: string[]) {
    super('Badge Needed', texts);
  }
}

export class TooManyGamesError extends JoinRefusedError {
  constructor(texts: string[]) {
    super('Too Many Games', texts);
  }
}

export class AdultNeededError extends JoinRefusedError {
  constructor(texts: string[]) {
    super('Adult Needed', texts);
  }
}

/** Examples, for the endpoints that declare them. */
export const NOT_OPEN = new SignUpNotOpenError(['Sign-up opens on September 15 at 8:00 PM.']);
export const NO_BADGE = new BadgeNeededError(['Dana has no badge.']);
export const ALONE = new AdultNeededError([
  'Kim is under 10 and plays here with Dana. Please take Kim out first.',
]);
export const CONFLICT = new ScheduleConflictError(
  [
    {
      nameId: '01980000-0000-7000-8000-000000000001',
      name: 'Dana',
      kind: 'event',
      thingId: '01980000-0000-7000-8000-000000000002',
      title: 'Harbour Lanterns',
      day: 'Friday',
      time: '3:15 PM',
    },
  ],
  'event',
);

/** What keeps somebody from joining an event. */
export const CANNOT_JOIN = [
  CONFLICT,
  SignupsDisabledError,
  new RegistrationFullError(1, 2),
  NOT_OPEN,
  NO_BADGE,
  new TooManyGamesError(['Dana plays in as many games as one may join.']),
  ALONE,
];
