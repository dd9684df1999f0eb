import { ConflictError, NotFoundError } from '../../http/errors/api-error.ts';

export class FlagUpError extends ConflictError {
  constructor(table: string) {
    super(
      'A flag is up already',
      `Somebody else has raised a flag at table ${table}. Ask there, or wait until it is down.`,
    );
  }
}

export class NotInHallError extends ConflictError {
  constructor() {
    super(
      'You are not checked in yet',
      'Flags are for those who are in the hall. Please show your badge at the door, then try again.',
    );
  }
}

export class HallClosedError extends ConflictError {
  constructor() {
    super('The hall is closed', 'Flags can be raised while the convention is open.');
  }
}

export class UnknownTableError extends NotFoundError {
  constructor() {
    super('The table');
  }
}
