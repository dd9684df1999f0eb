import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ListingDetailsDto } from '../listings.dto.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
import { ListingsQueries } from '../listings.queries.ts';
import { RenewalService } from './renewal.service.ts';

@ApiTags('marketplace')
@Controller('forsale/:id/renew')
export class RenewalController {
  constructor(
    private readonly renewal: RenewalService,
    private readonly queries: ListingsQueries,
  ) {}

  @Post()
  @Endpoint({
    access: 'signed-in',
    summary: 'Say that a listing of the caller is still for sale; one that has lapsed is listed again',
    response: ListingDetailsDto,
    throttle: perAccount('marketplace'),
    errors: [NotAllowedError, ListingNotFoundError],
  })
  async renewListing(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    await this.renewal.renew(principal, id);
    return this.queries.getListing(principal, id);
  }
}
