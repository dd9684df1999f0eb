import { Body, Controller, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { pathPart } from '../../http/access/throttling/throttle.ts';
import { OwnAttendeeFormDto } from '../registration/registrations.dto.ts';
import { BadgeOffersQueries } from './badge-offers.queries.ts';
import { BadgeOffersService } from './badge-offers.service.ts';
import { BadgeOfferDto } from './hand-over.dto.ts';

const GONE = 'The link is unknown, or the badge was taken, taken back or not taken in time.';

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
    errors: { 404: GONE },
  })
  getBadgeOffer(@Param('token') token: string): Promise<BadgeOfferDto> {
    return this.queries.offer(token);
  }

  @Post()
  @Endpoint({
    access: 'public',
    summary: 'Take the badge for a person; the registration of the address is made if there is none',
    status: HttpStatus.NO_CONTENT,
    errors: {
      403: 'The account of the address is blocked.',
      404: GONE,
      409:
        'The name is on the list already, the list is full, children would come alone or be left alone, or the giver has ' +
        'checked in.',
    },
    throttle: {
      name: 'badge-offer',
      perHour: (config) => config.THROTTLE_HAND_OVER_PER_HOUR,
    },
    about: pathPart('token'),
  })
  async takeBadge(@Param('token') token: string, @Body() person: OwnAttendeeFormDto): Promise<void> {
    await this.offers.take(token, person);
  }
}
