import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, TOO_MANY } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { MISSING_LISTING } from '../listings.errors.ts';
import { ListingsQueries } from '../listings.queries.ts';
import { MARKETPLACE_THROTTLE } from '../marketplace.throttle.ts';
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
    errors: MISSING_LISTING,
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
    summary: 'Comment on a listing; its seller is told by mail',
    response: DiscussionDto,
    throttle: MARKETPLACE_THROTTLE,
    errors: { ...MISSING_LISTING, 403: "The address is somebody else's.", 429: TOO_MANY },
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
