import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LEAVES, type Leaves } from '../../email/sending-hours/leaves.dto.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { TooManyGuestsError } from '../gamedays.errors.ts';
import { INVITATION_STATUSES, NOT_REPLIED, readStatus } from '../invitation-status.ts';
import { MOST_OPEN, type WaveDto } from '../waves/waves.dto.ts';
import { type BulkInvite, MAX_BULK_GUESTS } from './bulk-invite.dto.ts';
import type { CheckGuests } from './check-guests.dto.ts';

/**
 * Checks only the frame of a bulk request. Validating 100,000 nested objects one by one takes more than a second. So
 * one set-based rule judges the entries, and a bad one never fails the call.
 */
@Injectable()
export class BulkInvitePipe implements PipeTransform<unknown, BulkInvite> {
  transform(body: unknown): BulkInvite {
    const { gamedayID, guests, status, wave, leaves, preview, mailingId } = (body ?? {}) as Record<
      string,
      unknown
    >;
    const frame = {
      gamedayID: readId(gamedayID, 'gamedayID'),
      guests: readLongList(guests, 'guests'),
      wave: wave == null ? undefined : readWave(wave),
      leaves: readLeaves(leaves ?? 'at-once'),
      preview: preview == null ? undefined : readPreview(preview),
      mailingId: mailingId == null ? undefined : readId(mailingId, 'mailingId'),
    };
    const known = INVITATION_STATUSES.find((each) => each === readStatus(status ?? NOT_REPLIED));
    if (known === undefined) {
      throw new InvalidInputError({ status: 'Please choose a status' });
    }
    if (frame.wave && known !== NOT_REPLIED) {
      throw new InvalidInputError({ status: 'Guests who wait to be invited have not replied' });
    }
    return { ...frame, status: known };
  }
}

/**
 * Checks the frame of a request about a pasted list of addresses. Entries that are no address are passed over later.
 */
@Injectable()
export class CheckGuestsPipe implements PipeTransform<unknown, CheckGuests> {
  transform(body: unknown): CheckGuests {
    const { gamedayID, emails } = (body ?? {}) as Record<string, unknown>;
    return { gamedayID: readId(gamedayID, 'gamedayID'), emails: readLongList(emails, 'emails') };
  }
}

function readId(value: unknown, field: string): string {
  if (!isUUID(value)) {
    throw new InvalidInputError({ [field]: `${field} must be a UUID` });
  }
  return value as string;
}

function readWave(value: unknown): WaveDto {
  const { open } = value as { open?: unknown };
  if (!Number.isInteger(open) || Number(open) < 1 || Number(open) > MOST_OPEN) {
    throw new InvalidInputError({ wave: 'Please enter how many guests are kept invited and unanswered' });
  }
  return { open: Number(open) };
}

function readLeaves(value: unknown): Leaves {
  const known = LEAVES.find((each) => each === value);
  if (!known) {
    throw new InvalidInputError({ leaves: 'Please say when it leaves' });
  }
  return known;
}

function readPreview(value: unknown): string {
  if (typeof value !== 'string') {
    throw new InvalidInputError({ preview: 'preview must be a string' });
  }
  return value;
}

function readLongList(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) {
    throw new InvalidInputError({ [field]: `${field} must be a list` });
  }
  if (value.length > MAX_BULK_GUESTS) {
    throw new TooManyGuestsError(MAX_BULK_GUESTS);
  }
  return value;
}
