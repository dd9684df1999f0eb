import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { IdPipe } from '../../http/input/id.ts';
import { RegistrationDto } from '../registration/registrations.dto.ts';
import {
  BadgeOfferedError,
  CheckedInError,
  LastAdultError,
  NameTakenError,
  UnreachableAddressError,
} from '../registration/registrations.errors.ts';
import { RegistrationsQueries } from '../registration/registrations.queries.ts';
import { BadgeOffersService } from './badge-offers.service.ts';
import { HandOverDto } from './hand-over.dto.ts';
import { BadgesFixedError, UnknownBadgeError } from './hand-over.errors.ts';
import { OwnBadgesService } from './own-badges.service.ts';

/** What people do with their own badges, each known by the name that comes with it. */
@ApiTags('registration')
@Controller('me/badges/:nameId')
export class OwnBadgesController {
  constructor(
    private readonly badges: OwnBadgesService,
    private readonly offers: BadgeOffersService,
    private readonly queries: RegistrationsQueries,
  ) {}

  @Delete()
  @Endpoint({
    access: 'signed-in',
    summary: 'Give a badge back, or the place of a child; the last one takes the registration along',
    response: RegistrationDto,
    errors: [UnknownBadgeError, BadgesFixedError, CheckedInError, LastAdultError],
    throttle: perAccount('hand-over'),
  })
  async giveBackBadge(
    @Param('nameId', IdPipe) nameId: string,
    @CurrentPrincipal() owner: Principal,
  ): Promise<RegistrationDto> {
    await this.badges.giveBack(owner.userId, nameId);
    return this.queries.registrationOf(owner);
  }

  @Post('code')
  @Endpoint({
    access: 'signed-in',
    summary: 'Make the code of a badge anew; the door knows those that were mailed or printed no longer',
    response: RegistrationDto,
    errors: [UnknownBadgeError],
    throttle: perAccount('hand-over'),
  })
  async renewBadgeCode(
    @Param('nameId', IdPipe) nameId: string,
    @CurrentPrincipal() owner: Principal,
  ): Promise<RegistrationDto> {
    await this.badges.renewCode(owner.userId, nameId);
    return this.queries.registrationOf(owner);
  }

  @Post('hand-over')
  @Endpoint({
    access: 'signed-in',
    summary: 'Let somebody else come with a badge: under a new name at once, or whoever takes it by mail',
    needsFreshSignIn: true,
    response: RegistrationDto,
    errors: [
      UnknownBadgeError,
      UnreachableAddressError,
      BadgesFixedError,
      CheckedInError,
      LastAdultError,
      BadgeOfferedError,
      NameTakenError,
    ],
    throttle: perAccount('hand-over'),
  })
  async handOverBadge(
    @Param('nameId', IdPipe) nameId: string,
    @Body() { name, email, parentAgrees }: HandOverDto,
    @CurrentPrincipal() owner: Principal,
  ): Promise<RegistrationDto> {
    if (email !== undefined) {
      await this.offers.offer(owner.userId, nameId, email);
    } else if (name !== undefined) {
      await this.badges.handToName(owner.userId, nameId, { name, parentAgrees });
    }
    return this.queries.registrationOf(owner);
  }

  @Delete('hand-over')
  @Endpoint({
    access: 'signed-in',
    summary: 'Take back the offer of a badge',
    response: RegistrationDto,
    errors: [UnknownBadgeError, BadgesFixedError],
  })
  async withdrawBadgeOffer(
    @Param('nameId', IdPipe) nameId: string,
    @CurrentPrincipal() owner: Principal,
  ): Promise<RegistrationDto> {
    await this.offers.withdraw(owner.userId, nameId);
    return this.queries.registrationOf(owner);
  }
}
