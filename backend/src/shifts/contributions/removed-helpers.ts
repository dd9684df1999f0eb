import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  REMOVALS,
  type RemovalListener,
} from '../../convention/registration/registration-removals.service.ts';
import { HelpersService } from '../helpers/helpers.service.ts';
import { lockPlacesOf } from '../shift-rows.ts';

/** Frees the places of people who come no longer, in all shifts that are not over. */
@Injectable()
@contributes(REMOVALS)
export class RemovedHelpers implements RemovalListener {
  constructor(private readonly helpers: HelpersService) {}

  async takeOut(unit: UnitOfWork, nameIds: string[]): Promise<void> {
    const places = await lockPlacesOf(unit, nameIds);
    await this.helpers.free(
      unit,
      places.map(({ id }) => id),
    );
  }
}
