import { ConflictError } from '../../http/errors/api-error.ts';

export class FlagUpError extends ConflictError {
  constructor(table: string) {
    super(
      'A flag is up already',
      `Somebody else has raised a flag at table ${table}. Ask there, or wait until it is down.`,
    );
  }
}

export class HallClosedError extends ConflictError {
  constructor() {
    super('The hall is closed', 'Flags can be raised while the convention is open.');
  }
}
