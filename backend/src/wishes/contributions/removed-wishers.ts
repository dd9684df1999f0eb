import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  REMOVALS,
  type RemovalListener,
} from '../../convention/registration/registration-removals.service.ts';
import { forgetNames } from '../forgotten-wishes.ts';

/** Forgets what people would have liked to play who come no longer. */
@Injectable()
@contributes(REMOVALS)
export class RemovedWishers implements RemovalListener {
  takeOut(unit: UnitOfWork, nameIds: string[]): Promise<void> {
    return forgetNames(unit, nameIds);
  }
}
