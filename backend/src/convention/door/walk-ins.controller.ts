import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { type AuthenticatedRequest, CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { DoorHours } from '../../users/door-links/door-hours.service.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { DoorNotOpenError, EditionOverError } from '../../users/users.errors.ts';
import { BadgeBlocks } from '../badges/badge-blocks.service.ts';
import { NoBadgesError } from '../badges/badges.errors.ts';
import { EditionService } from '../edition/edition.service.ts';
import {
  ChildrenAloneError,
  LateWalkInError,
  OnTheListError,
  RegistrationClosedError,
  TooManyNamesError,
} from '../registration/registrations.errors.ts';
import { BadgeBlockDto } from './badge-block.dto.ts';
import { LateWalkIns } from './late-walk-ins.service.ts';
import { RegistrationEntryDto } from './registration-desk.dto.ts';
import { RegistrationDeskQueries, readerOf } from './registration-desk.queries.ts';
import { WalkInDto } from './walk-ins.dto.ts';

/** People who come to the door without a registration, for who checks in there. */
@ApiTags('door')
@Controller('door')
export class WalkInsController {
  constructor(
    private readonly walkIns: LateWalkIns,
    private readonly queries: RegistrationDeskQueries,
    private readonly links: DoorLinks,
    private readonly hours: DoorHours,
    private readonly blocks: BadgeBlocks,
    private readonly edition: EditionService,
  ) {}

  @Post('walk-ins')
  @Endpoint({
    access: 'door',
    summary: 'Register people who stand at the door and are on no list; they are here at once',
    response: RegistrationEntryDto,
    errors: [
      EditionOverError,
      new DoorNotOpenError('Friday, 8:00 AM'),
      RegistrationClosedError,
      new NoBadgesError(0),
      LateWalkInError,
      ChildrenAloneError,
      new OnTheListError('Dana Whitfield'),
      new TooManyNamesError(20),
    ],
  })
  async registerWalkIn(
    @Body() walkIn: WalkInDto,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: AuthenticatedRequest,
  ): Promise<RegistrationEntryDto> {
    await this.walkIns.keepAfterEnd(walkIn);
    await this.links.refuseShut(principal);
    const id = await this.walkIns.register(walkIn, this.links.phoneOf(request));
    return this.queries.registration(id, readerOf(principal));
  }

  @Put('badge-block')
  @Endpoint({
    access: 'door',
    summary: 'Fill up the badges that this phone keeps for people who come while there is no network',
    response: BadgeBlockDto,
    errors: [EditionOverError, new DoorNotOpenError('Friday, 8:00 AM')],
  })
  async fillBadgeBlock(
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: AuthenticatedRequest,
  ): Promise<BadgeBlockDto> {
    const openUntil = await this.links.refuseShut(principal);
    const phone = this.links.phoneOf(request);
    // The door of the administrator is always open; badges are kept while it is open to helpers.
    if (!phone || !(await this.links.isOpenTo(null)))
      return { size: 0, left: 0, endsAt: openUntil.toISOString() };
    const hoursEnd = request.doorLink ? null : await this.hours.until(principal);
    const until = hoursEnd && hoursEnd < openUntil ? hoursEnd : openUntil;
    const { left, endsAt } = await this.blocks.fill(phone, until);
    return { size: this.edition.settings.walkInBadges, left, endsAt: endsAt.toISOString() };
  }
}
