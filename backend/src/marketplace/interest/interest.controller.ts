import { Controller, Delete, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ListingDetailsDto } from '../listings.dto.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
import { ListingsQueries } from '../listings.queries.ts';
import { OwnAddressQuery, requireOwnAddress } from '../own-address.ts';
import {
  NotAvailableError,
  NothingPendingError,
  NothingToWaitForError,
  OwnListingError,
} from './interest.errors.ts';
import { InterestService } from './interest.service.ts';

/** Buying and selling. Each call answers with the listing as it is then. */
@ApiTags('marketplace')
@Controller('forsale/:id')
export class InterestController {
  constructor(
    private readonly interest: InterestService,
    private readonly queries: ListingsQueries,
  ) {}

  @Post('mark-pending')
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'Record that the caller wants to buy it; the seller is told by mail',
    response: ListingDetailsDto,
    throttle: perAccount('marketplace'),
    errors: [NotAllowedError, OwnListingError, ListingNotFoundError, new NotAvailableError('Pending')],
  })
  async markPending(
    @Param('id', IdPipe) id: string,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    await this.interest.markPending(principal, id);
    return this.queries.getListing(principal, id);
  }

  @Post('undo-pending')
  @Endpoint({
    access: 'signed-in',
    summary:
      'Make it available again, as who wanted to buy it or as the seller; the other one is told by mail',
    response: ListingDetailsDto,
    throttle: perAccount('marketplace'),
    errors: [NotAllowedError, ListingNotFoundError, NothingPendingError],
  })
  async undoPending(
    @Param('id', IdPipe) id: string,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    await this.interest.undoPending(principal, id);
    return this.queries.afterChange(principal, id);
  }

  @Post('mark-sold')
  @Endpoint({
    access: 'signed-in',
    summary: 'Mark it as sold; who holds it is told by mail',
    response: ListingDetailsDto,
    errors: [NotAllowedError, ListingNotFoundError],
  })
  async markSold(
    @Param('id', IdPipe) id: string,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    await this.interest.markSold(principal, id);
    return this.queries.getListing(principal, id);
  }

  @Post('queue')
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'Ask to be told by mail when it is available again; nothing is reserved',
    response: ListingDetailsDto,
    throttle: perAccount('marketplace'),
    errors: [
      NotAllowedError,
      OwnListingError,
      ListingNotFoundError,
      new NothingToWaitForError('This game is available.'),
    ],
  })
  async joinQueue(
    @Param('id', IdPipe) id: string,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    await this.interest.joinQueue(principal, id);
    return this.queries.getListing(principal, id);
  }

  @Delete('queue')
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'Ask no longer to be told',
    response: ListingDetailsDto,
    errors: [NotAllowedError, ListingNotFoundError],
  })
  async leaveQueue(
    @Param('id', IdPipe) id: string,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    await this.interest.leaveQueue(principal, id);
    return this.queries.getListing(principal, id);
  }
}
