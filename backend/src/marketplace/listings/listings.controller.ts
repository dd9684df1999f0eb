import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError, NotSignedInError } from '../../http/errors/api-error.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ListingDetailsDto, ListingPageDto, ListingsQuery, MyListingsQuery } from '../listings.dto.ts';
import { ListingNotFoundError, TooManyListingsError } from '../listings.errors.ts';
import { ListingsQueries } from '../listings.queries.ts';
import { OwnAddressQuery, requireOwnAddress } from '../own-address.ts';
import { ListingFormDto } from './listing-form.dto.ts';
import { ListingsService } from './listings.service.ts';

/** Games for sale. */
@ApiTags('marketplace')
@Controller('forsale')
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly queries: ListingsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'Search, filter and sort the games for sale',
    response: ListingPageDto,
    compressed: true,
    errors: [NotSignedInError, NotAllowedError],
  })
  listListings(
    @Query() query: ListingsQuery,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<ListingPageDto> {
    return this.queries.listListings(principal, query);
  }

  @Get('my-listings')
  @Endpoint({
    access: 'signed-in',
    summary: "The caller's own listings, the newest first",
    response: ListingPageDto,
    errors: [NotAllowedError],
  })
  listMyListings(
    @Query() query: MyListingsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingPageDto> {
    requireOwnAddress(principal, query.email);
    return this.queries.listMyListings(principal, query);
  }

  @Get(':id')
  @Endpoint({
    access: 'public',
    summary: 'A game for sale with its discussion',
    response: ListingDetailsDto,
    errors: [ListingNotFoundError],
  })
  getListing(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<ListingDetailsDto> {
    return this.queries.getListing(principal, id);
  }

  @Post()
  @Endpoint({
    access: 'signed-in',
    summary: 'Offer a game for sale',
    response: ListingDetailsDto,
    errors: [NotAllowedError, ListingNotFoundError, new TooManyListingsError(200), StaleEditError],
    throttle: perAccount('listings'),
  })
  async createListing(
    @Body() form: ListingFormDto,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    return this.queries.getListing(principal, await this.listings.create(principal, form));
  }

  @Put(':id')
  @Endpoint({
    access: 'signed-in',
    summary: 'Change a listing',
    response: ListingDetailsDto,
    errors: [NotAllowedError, ListingNotFoundError, new TooManyListingsError(200), StaleEditError],
  })
  async updateListing(
    @Param('id', IdPipe) id: string,
    @Body() form: ListingFormDto,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ListingDetailsDto> {
    requireOwnAddress(principal, email);
    const read = () => this.queries.getListing(principal, id);
    await orTellCurrent(() => this.listings.update(principal, id, form), read);
    return read();
  }

  @Delete(':id')
  @Endpoint({
    access: 'signed-in',
    summary: 'Delete a listing',
    errors: [NotAllowedError, ListingNotFoundError],
  })
  async deleteListing(
    @Param('id', IdPipe) id: string,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    requireOwnAddress(principal, email);
    await this.listings.delete(principal, id);
  }
}
