import { BadRequestError, NotFoundError } from '../../http/errors/api-error.ts';

export class UnknownPushServiceError extends BadRequestError {
  constructor() {
    super('Unknown push service', "This browser's push service is not one that we know.");
  }
}

export class UnknownDeviceError extends NotFoundError {
  constructor() {
    super('The device');
  }
}
