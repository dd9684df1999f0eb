import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
import { ListingsQueries } from '../listings.queries.ts';
import { OwnAddressQuery, requireOwnAddress } from '../own-address.ts';
import { DiscussionDto, DiscussionFormDto } from './discussions.dto.ts';
import { DiscussionsQueries } from './discussions.queries.ts';
import { DiscussionsService } from './discussions.service.ts';

/** What is said about games for sale. */
@ApiTags('marketplace')
@Controller('forsale/:id/discussions')
export class DiscussionsController {
  constructor(
    private readonly discussions: DiscussionsService,
    private readonly queries: DiscussionsQueries,
    private readonly listings: ListingsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary:
      'What is said about a listing: the newest 500 entries, in the order of time; strangers are told no name',
    response: [DiscussionDto],
    errors: [ListingNotFoundError],
  })
  async listDiscussions(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<DiscussionDto[]> {
    return (await this.listings.getListing(principal, id)).discussions;
  }

  @Post()
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'Comment on a listing; its seller is told by mail',
    response: DiscussionDto,
    throttle: perAccount('marketplace'),
    errors: [NotAllowedError, ListingNotFoundError],
  })
  async addDiscussion(
    @Param('id', IdPipe) id: string,
    @Body() form: DiscussionFormDto,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DiscussionDto> {
    requireOwnAddress(principal, email);
    return this.queries.entry(principal, await this.discussions.comment(principal, id, form));
  }
}
