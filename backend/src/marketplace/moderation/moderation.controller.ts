import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ListingDetailsDto } from '../listings.dto.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
import { ListingsQueries } from '../listings.queries.ts';
import { HideDto, ReportDto } from './moderation.dto.ts';
import { ModerationService } from './moderation.service.ts';

/** Listings that should not be shown. */
@ApiTags('marketplace')
@Controller('forsale/:id')
export class ModerationController {
  constructor(
    private readonly moderation: ModerationService,
    private readonly queries: ListingsQueries,
  ) {}

  @Post('report')
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'Report a listing to the organisers by mail; again, it changes nothing',
    throttle: perAccount('marketplace'),
    errors: [NotAllowedError, ListingNotFoundError],
  })
  async reportListing(
    @Param('id', IdPipe) id: string,
    @Body() report: ReportDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.moderation.report(principal, id, report);
  }

  @Post('hide')
  @Endpoint({
    access: 'administrator',
    summary: 'Hide a listing from everybody but its seller, who is told why by mail',
    response: ListingDetailsDto,
    errors: [ListingNotFoundError],
  })
  async hideListing(
    @Param('id', IdPipe) id: string,
    @Body() { reason }: HideDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    await this.moderation.hide(principal, id, reason);
    return this.queries.getListing(principal, id);
  }

  @Post('unhide')
  @Endpoint({
    access: 'administrator',
    summary:
      'Show a listing (again); what was reported about it is settled, and a seller whose was hidden is told',
    response: ListingDetailsDto,
    errors: [ListingNotFoundError],
  })
  async unhideListing(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    await this.moderation.unhide(principal, id);
    return this.queries.getListing(principal, id);
  }
}
