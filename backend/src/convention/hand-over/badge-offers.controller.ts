import { Body, Controller, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { pathPart, perSubject } from '../../http/access/throttling/throttle.ts';
import { LINK_SECRET } from '../../http/input/path-text.ts';
import { AccountBlockedError } from '../../users/users.errors.ts';
import { NoBadgesError } from '../badges/badges.errors.ts';
import { OwnAttendeeFormDto } from '../registration/registrations.dto.ts';
import {
  CheckedInError,
  ChildrenAloneError,
  LastAdultError,
  NameTakenError,
  TooManyNamesError,
} from '../registration/registrations.errors.ts';
import { BadgeOffersQueries } from './badge-offers.queries.ts';
import { BadgeOffersService } from './badge-offers.service.ts';
import { BadgeOfferDto } from './hand-over.dto.ts';
import { OfferGoneError } from './hand-over.errors.ts';

/** What whoever is offered a badge does by the mailed link, which is all the authority they need. */
@ApiTags('registration')
@Controller('badge-offers/:token')
export class BadgeOffersController {
  constructor(
    private readonly offers: BadgeOffersService,
    private readonly queries: BadgeOffersQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'The badge that a link offers; nothing is taken by it',
    response: BadgeOfferDto,
    errors: [OfferGoneError],
  })
  getBadgeOffer(@Param('token', LINK_SECRET) token: string): Promise<BadgeOfferDto> {
    return this.queries.offer(token);
  }

  @Post()
  @Endpoint({
    access: 'public',
    summary: 'Take the badge for a person; the registration of the address is made if there is none',
    status: HttpStatus.NO_CONTENT,
    errors: [
      AccountBlockedError,
      OfferGoneError,
      ChildrenAloneError,
      new TooManyNamesError(20),
      CheckedInError,
      LastAdultError,
      NameTakenError,
      new NoBadgesError(1),
    ],
    throttle: perSubject('badge-offer', 'hand-over'),
    about: pathPart('token'),
  })
  async takeBadge(
    @Param('token', LINK_SECRET) token: string,
    @Body() person: OwnAttendeeFormDto,
  ): Promise<void> {
    await this.offers.take(token, person);
  }
}
