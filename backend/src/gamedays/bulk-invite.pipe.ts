import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { InvalidInputError } from '../http/api-error.ts';
import { type BulkInvite, MAX_BULK_GUESTS } from './bulk-invite.dto.ts';
import { TooManyGuestsError } from './gamedays.errors.ts';
import { INVITATION_STATUSES, NOT_REPLIED, readStatus } from './invitation-status.ts';

/**
 * Checks the frame of a bulk request only. Validating 100,000 nested objects one by one takes more than a
 * second, so the entries go through one set-based rule, and a bad one never fails the call.
 */
@Injectable()
export class BulkInvitePipe implements PipeTransform<unknown, BulkInvite> {
  transform(body: unknown): BulkInvite {
    const { gamedayID, guests, status } = (body ?? {}) as Record<string, unknown>;
    if (!isUUID(gamedayID)) {
      throw new InvalidInputError({ gamedayID: 'gamedayID must be a UUID' });
    }
    if (!Array.isArray(guests)) {
      throw new InvalidInputError({ guests: 'guests must be a list' });
    }
    if (guests.length > MAX_BULK_GUESTS) {
      throw new TooManyGuestsError(MAX_BULK_GUESTS);
    }
    const known = INVITATION_STATUSES.find((each) => each === readStatus(status ?? NOT_REPLIED));
    if (known === undefined) {
      throw new InvalidInputError({ status: 'Please choose a status' });
    }
    return { gamedayID: gamedayID as string, guests, status: known };
  }
}
