import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { DoorNotOpenError, EditionOverError } from '../../users/users.errors.ts';
import { NoBadgesError } from '../badges/badges.errors.ts';
import {
  ChildrenAloneError,
  OnTheListError,
  RegistrationClosedError,
  TooManyNamesError,
} from '../registration/registrations.errors.ts';
import { RegistrationEntryDto } from './registration-desk.dto.ts';
import { RegistrationDeskQueries, readerOf } from './registration-desk.queries.ts';
import { WalkInDto } from './walk-ins.dto.ts';
import { WalkInsService } from './walk-ins.service.ts';

/** People who come to the door without a registration, for who checks in there. */
@ApiTags('door')
@Controller('door/walk-ins')
export class WalkInsController {
  constructor(
    private readonly walkIns: WalkInsService,
    private readonly queries: RegistrationDeskQueries,
    private readonly links: DoorLinks,
  ) {}

  @Post()
  @Endpoint({
    access: 'door',
    summary: 'Register people who stand at the door and are on no list; they are here at once',
    response: RegistrationEntryDto,
    errors: [
      EditionOverError,
      new DoorNotOpenError('Friday, 8:00 AM'),
      RegistrationClosedError,
      new NoBadgesError(0),
      ChildrenAloneError,
      new OnTheListError('Dana Whitfield'),
      new TooManyNamesError(20),
    ],
  })
  async registerWalkIn(
    @Body() walkIn: WalkInDto,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<RegistrationEntryDto> {
    await this.links.refuseShut(principal);
    return this.queries.registration(await this.walkIns.register(walkIn), readerOf(principal));
  }
}
